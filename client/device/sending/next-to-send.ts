import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import type { UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import { listSubmissions } from '#client/device/outbox/outbox.ts'
import { pickNextDue } from './send-schedule.ts'
import { leaseNext } from './sending-states.ts'

/** The shortest time between two attempts to send a submission without a lease, on a full device. */
const WITHOUT_LEASE_MS = 60_000

/** A submission that this page or worker is to send now. */
export interface NextToSend {
  /** The record, in which `attempts` already counts the attempt that is to be made now. */
  record: UnacceptedSubmission
  /** False if the device is so full that it had no room for the lease. It then has no room for the outcome either. */
  isLeased: boolean
}

/**
 * The ids of the submissions that this page or worker has sent without a lease within `WITHOUT_LEASE_MS`. The full
 * device cannot store when the next attempt is due, and without this set there would be one every few seconds.
 */
const sentWithoutLease = new Set<string>()

/**
 * Leases the next due submission that is not in `tried`, and resolves with it; undefined if none is due. If the device
 * has become so full that it has no room for the lease, and this page or worker has the send lock (`hasLock`), resolves
 * with a submission without a lease: the device may stay full for ever. Throws `OutboxFullError` on a full device
 * without the lock, and `OutboxUnavailableError`.
 */
export async function nextToSend(tried: ReadonlySet<string>, hasLock: boolean): Promise<NextToSend | undefined> {
  try {
    const record = await leaseNext(Date.now(), tried)
    return record && { record, isLeased: true }
  } catch (error) {
    if (!hasLock || !(error instanceof OutboxFullError)) throw error
    return nextWithoutLease(tried)
  }
}

async function nextWithoutLease(tried: ReadonlySet<string>): Promise<NextToSend | undefined> {
  const record = pickNextDue(await listSubmissions(), Date.now(), new Set([...tried, ...sentWithoutLease]))
  if (!record) return undefined
  sentWithoutLease.add(record.id)
  setTimeout(() => sentWithoutLease.delete(record.id), WITHOUT_LEASE_MS)
  // The first attempt counts as the second one, so that a large submission is sent in parts (`goesInParts`). The full
  // device cannot store the receipt, so the submission is sent again later. The relay then has all parts, and the file
  // is not uploaded once more.
  return { record: { ...record, attempts: Math.max(record.attempts + 1, 2) }, isLeased: false }
}
