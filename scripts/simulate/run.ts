/**
 * One run of a simulation: two devices, the relays and the mail server go through the events of a plan (a list of
 * random events, `plan.ts`). The run goes on until no submission, mail or rescue file waits to be sent or imported.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkEnd } from './end-checks.ts'
import { EventPlayer } from './event-player.ts'
import { InvariantError } from './invariant-error.ts'
import { isWaiting } from './ledger.ts'
import type { Plan, SimulatedEvent } from './plan.ts'
import type { PostgresStore } from './postgres-store.ts'
import { type Releases, Simulation } from './simulation.ts'

/**
 * Limit for the time from the end of all faults until every submission is sent and mailed, and every rescue file is
 * imported. It is longer than 2.5 hours: two of the longest pauses of a device between attempts (1 hour each), and one
 * lease (the 30 minutes for which one sender reserves a submission).
 */
const QUIET_TIMEOUT_MS = 3 * 60 * 60_000
const QUIET_STEP_MS = 5000

/**
 * The parent folder of the runs' data. It is in memory if possible, because each commit would otherwise wait for the
 * disk.
 */
const FOLDERS = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** How often each kind of event happened, over all runs. */
export type Counts = Map<string, number>

/**
 * Runs a plan (a list of random events). Throws `InvariantError` when an invariant of docs/simulation.md does not hold.
 * Resolves with the number of steps of the simulated world.
 */
export async function run(plan: Plan, releases: Releases, counts: Counts, postgres?: PostgresStore): Promise<number> {
  const folder = mkdtempSync(join(FOLDERS, 'simulated-'))
  const simulation = new Simulation(plan, releases, folder, postgres)
  try {
    await postgres?.empty()
    await simulation.startRelays()
    await playEvents(plan, simulation, counts)
    await simulation.heal()
    await untilQuiet(simulation)
    await checkEnd(plan, simulation)
    return simulation.world.steps
  } finally {
    simulation.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Plays the events of a plan one after the other, each after its pause, and counts them in `counts`. */
async function playEvents({ events }: Plan, simulation: Simulation, counts: Counts): Promise<void> {
  const { world } = simulation
  const player = new EventPlayer(simulation)
  for (const { after, event } of events) {
    if ('ms' in after) await world.runUntil(world.now + after.ms)
    else for (let step = 0; step < after.steps; step++) await world.step()
    await player.play(event)
    const name = nameOf(event)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

/** Returns the kind of an event, with its fault if it has one. */
function nameOf(event: SimulatedEvent): string {
  const { type, fault } = event as { type: string; fault?: string }
  return fault === undefined ? type : `${type} ${fault}`
}

/**
 * Checks an invariant: within `QUIET_TIMEOUT_MS` after the end of all faults, every submission is sent and mailed, and
 * every rescue file is imported. Resolves as soon as this is the case.
 */
async function untilQuiet(simulation: Simulation): Promise<void> {
  const { world, operator, ledger, devices, stored } = simulation
  const deadline = world.now + QUIET_TIMEOUT_MS
  while (world.now < deadline) {
    await world.runUntil(world.now + QUIET_STEP_MS)
    await operator.import(simulation.relay(0))
    if (await isQuiet(simulation)) return
  }
  const pressed = ledger.presses.filter(({ isRunning }) => isRunning)
  const rows = (await stored.rows()).filter(isWaiting)
  throw new InvariantError('something still waits', {
    pressed: pressed.map(({ mark, told }) => ({ mark, told })),
    hasFiles: operator.hasFiles,
    waiting: devices.flatMap((device) => device.stored().filter(isWaiting)),
    mails: rows.map(({ id, state }) => ({ id, state })),
  })
}

/** Whether nothing waits any more: no rescue file, no press, no submission on a device, and no mail on the relays. */
async function isQuiet({ operator, ledger, devices, stored }: Simulation): Promise<boolean> {
  if (operator.hasFiles || ledger.presses.some(({ isRunning }) => isRunning)) return false
  if (devices.some((device) => device.stored().some(isWaiting))) return false
  return !(await stored.rows()).some(isWaiting)
}
