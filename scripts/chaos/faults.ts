import { rename, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from '#contract/tile/random.ts'
import type { RelayProcess } from '../programs/relay-process.ts'
import { linkedRelease, switchTo } from '../release/releases.ts'
import type { Disk } from './disk.ts'

/**
 * Faults that happen while visitors send submissions.
 * - `kill`: the connections to the database break, and a relay is killed.
 * - `full`, `read-only`: the relays' disk is full or read-only for a while.
 * - `gone`: the data folder and the database server are missing for a while.
 * - `release`: the relays change from one of two releases to the other.
 * - `clock`: the relays' clock is set forward, then back, then right again.
 */
export const FAULTS = ['kill', 'full', 'read-only', 'gone', 'release', 'clock'] as const
export type Fault = (typeof FAULTS)[number]

/** Faults that affect a whole disk. They need a separate disk, so that they affect only the relays. */
export const DISK_FAULTS: readonly Fault[] = ['full', 'read-only']

/**
 * Duration of an outage. It is long enough for visitors to notice the outage, and much shorter than the lease of a mail
 * (`MAIL_LEASE_MS`, one minute).
 */
const OUTAGE_MS = 3000
/** The longest time between the break of the connections to the database and the kill of a relay. */
const KILL_DELAY_MAX_MS = 200
/**
 * The fault `clock` sets the relays' clock forward and back by this time. It is longer than any wait of the relay, and
 * shorter than the five days after which the relay gives up a mail.
 */
const CLOCK_SHIFT_MS = 26 * 60 * 60 * 1000

/** Everything that faults act on. */
export interface Targets {
  random: () => number
  relays: readonly RelayProcess[]
  /** The folder with the two releases that the relays run (`releases.ts`). */
  base: string
  dataDir: string
  /** Undefined if no fault of the run needs a disk. */
  disk: Disk | undefined
  /** File with the number of milliseconds by which the relays' clock is ahead (`shifted-clock.ts`). */
  clockFile: string
  /** Undefined if the relays use SQLite. */
  database: DatabaseServer | undefined
}

/** A PostgreSQL server that the run can disturb. */
export interface DatabaseServer {
  /** Breaks all connections to the server. */
  breakConnections(): void
  /** Ends the server as a crash does. */
  crash(): Promise<void>
  start(): Promise<void>
}

/** Returns a function for each fault. Each function causes its fault and resolves when the fault is over. */
export function faultsOn(targets: Targets): Record<Fault, () => Promise<void>> {
  const { random, relays, base, dataDir, disk, clockFile, database } = targets
  return {
    async kill() {
      database?.breakConnections()
      await sleep(random() * KILL_DELAY_MAX_MS)
      const relay = pick(random, relays)
      await relay.kill()
      await relay.start()
    },
    async full() {
      await disk?.fill()
      await sleep(OUTAGE_MS)
      await disk?.free()
    },
    async 'read-only'() {
      await disk?.break()
      await sleep(OUTAGE_MS)
      // While the disk is repaired, no process may have a file of it open.
      await Promise.all(relays.map((relay) => relay.stop()))
      disk?.repair()
      await Promise.all(relays.map((relay) => relay.start()))
    },
    async gone() {
      await Promise.all([rename(dataDir, `${dataDir}-away`), database?.crash()])
      await sleep(OUTAGE_MS)
      await Promise.all([rename(`${dataDir}-away`, dataDir), database?.start()])
    },
    async release() {
      await switchTo(base, (await linkedRelease(base, 'previous')) as string)
      for (const relay of relays) {
        await relay.stop()
        await relay.start()
      }
    },
    async clock() {
      for (const aheadMs of [CLOCK_SHIFT_MS, -CLOCK_SHIFT_MS, 0]) {
        await writeFile(clockFile, String(aheadMs))
        await sleep(OUTAGE_MS)
      }
    },
  }
}
