import { rename, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from '../art/random.ts'
import { linkedRelease, switchTo } from '../release/releases.ts'
import type { Disk } from './disk.ts'
import type { RelayProcess } from './relay-process.ts'

/**
 * What happens to the relays while visitors send: one is killed, their disk is full or takes no more writes, database and data folder are
 * away, another release is started, their clock is set.
 */
export const FAULTS = ['kill', 'full', 'read-only', 'gone', 'release', 'clock'] as const
export type Fault = (typeof FAULTS)[number]

/** Those that need a disk of their own. */
export const DISK_FAULTS: readonly Fault[] = ['full', 'read-only']

/** How long disk or store are away: visitors meet it, and no lease of a mail runs out. */
const OUTAGE_MS = 3000
/** How far the clock is set, each way: further than anything waits, and not so far that mails are given up. */
const CLOCK_MS = 26 * 60 * 60 * 1000

/** What the relays stand on. */
export interface Ground {
  random: () => number
  relays: readonly RelayProcess[]
  /** The folder of the releases that they run. */
  base: string
  dataDir: string
  disk: Disk | undefined
  /** Says to the relays how far their clock is ahead (`shifted-clock.ts`). */
  clockFile: string
  database: DatabaseServer | undefined
}

/** A database beside the relays. */
export interface DatabaseServer {
  /** Breaks its connections. */
  cut(): void
  /** Ends it as a crash does. */
  crash(): Promise<void>
  start(): Promise<void>
}

/** Has a fault happen, and be over. */
export function faultsOn(ground: Ground): Record<Fault, () => Promise<void>> {
  const { random, relays, base, dataDir, disk, clockFile, database } = ground
  const restart = async (relay: RelayProcess) => {
    await relay.stop()
    await relay.start()
  }
  return {
    async kill() {
      database?.cut()
      await sleep(random() * 200)
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
      await switchTo(base, (await linkedRelease(base, 'previous')) ?? '')
      for (const relay of relays) await restart(relay)
    },
    async clock() {
      for (const ahead of [CLOCK_MS, -CLOCK_MS, 0]) {
        await writeFile(clockFile, String(ahead))
        await sleep(OUTAGE_MS)
      }
    },
  }
}
