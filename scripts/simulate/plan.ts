/**
 * Generates the plans of runs with fast-check. A plan is a list of random events. If a run fails, fast-check shrinks
 * its plan to a short one that also fails.
 */
import * as fc from 'fast-check'
import { anyLine, anyText } from '#contract/testing/any-text.ts'
import { MAIL_FAULTS } from './mail-server.ts'
import { REQUEST_FAULTS } from './network.ts'
import { DAY_MS } from './world.ts'

/**
 * The time before an event: a number of ms, or a number of the world's steps (tasks). Counting steps lets an event
 * happen between any two tasks.
 */
const gap = fc.oneof(
  { weight: 3, arbitrary: fc.record({ steps: fc.integer({ min: 0, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ ms: fc.integer({ min: 0, max: 3000 }) }) },
  { weight: 1, arbitrary: fc.record({ ms: fc.integer({ min: 3000, max: 90_000 }) }) },
)

const DEVICES = 2
const RELAYS = 2

const device = fc.integer({ min: 0, max: DEVICES - 1 })
/** Index of a relay. On SQLite there is only one relay, and every index means this relay. */
const relay = fc.integer({ min: 0, max: RELAYS - 1 })
/** How far a device's clock is set ahead, in ms; 0 sets it right. */
const deviceClockMs = fc.constantFrom(-400 * DAY_MS, -DAY_MS, -90_000, 0, 90_000, DAY_MS, 60 * DAY_MS, 400 * DAY_MS)
/**
 * How far a relay's clock is set ahead, in ms. Relays remove a submission 180 days after its mail. No two of these
 * values are more than 90 days apart, so no change of a clock makes a relay remove a submission. A single change of 45
 * days can make submissions expire on devices, because they expire there after 30 days.
 */
const relayClockMs = fc.constantFrom(-45 * DAY_MS, -DAY_MS, -90_000, 0, 90_000, DAY_MS, 45 * DAY_MS)

const press = fc.record({
  type: fc.constant('press' as const),
  device,
  kind: fc.constantFrom('contact' as const, 'application' as const),
  firstName: fc.oneof(fc.constant('Bưởi'), anyLine()),
  message: fc.oneof(fc.constant('Chào bạn,\nchúng tôi cần một trang web.'), anyText()),
  /** Size of the resume in bytes. */
  resumeBytes: fc.integer({ min: 1, max: 20_000 }),
  /**
   * The page of this press is killed this number of steps after the visitor began to fill in the form. Null: it is not
   * killed.
   */
  pageDiesAfter: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 80 }) },
  ),
})

/**
 * At a job fair the staff save the submissions that wait on a tablet to a rescue file. If `isBroken` is true, the
 * tablet then loses all its data.
 */
const rescue = fc.record({ type: fc.constant('rescue' as const), device, isBroken: fc.boolean() })

const onDevice = fc.record({
  type: fc.constantFrom(
    'open',
    'close',
    'reload',
    'kill page',
    'kill worker',
    'kill browser',
    'freeze',
    'thaw',
    'send now',
    'delete entry',
    'done here',
    'read outcomes',
    'offline',
    'online',
    'wrong onLine',
    'full',
    'room',
  ),
  device,
})

const rare = fc.oneof(
  fc.record({ type: fc.constant('evict' as const), device }),
  fc.record({ type: fc.constant('weeks' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    type: fc.constantFrom('erase', 'retry mails', 'rotate keys', 'import'),
  }),
)

const clock = fc.oneof(
  fc.record({
    type: fc.constant('device clock' as const),
    device,
    aheadMs: deviceClockMs,
    correctedAfterMs: fc.option(fc.integer({ min: 100, max: 60_000 })),
  }),
  fc.record({ type: fc.constant('relay clock' as const), relay, aheadMs: relayClockMs }),
)

/** All relays, and the pages opened from now on, change from the current release to the newer one, or back. */
const otherRelease = fc.record({ type: fc.constant('other release' as const) })

const requestFault = fc.record({
  type: fc.constant('request fault' as const),
  device,
  fault: fc.constantFrom(...REQUEST_FAULTS),
  /** Whether the fault happens to the next request of the device, or to the next one that carries a submission. */
  hits: fc.constantFrom('any request' as const, 'a submission' as const),
})

/** Faults of relays and of the mail server, and their ends. */
const relayOrMail = fc.oneof(
  /**
   * Kills the relay in the middle of its next request that is not a GET, `turns` turns of the event loop after the
   * request has arrived.
   */
  fc.record({ type: fc.constant('kill relay in request' as const), relay, turns: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ type: fc.constantFrom('kill relay', 'kill relay', 'start relay', 'disk repaired'), relay }),
  fc.record({
    type: fc.constant('disk' as const),
    relay,
    fault: fc.constantFrom('full' as const, 'read-only' as const, 'broken' as const),
  }),
  /** The next `times` mails have the fault `fault`. */
  fc.record({
    type: fc.constant('mail' as const),
    fault: fc.constantFrom(...MAIL_FAULTS),
    times: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ type: fc.constantFrom('mail server down', 'mail server up') }),
)

const event = fc.oneof(
  { weight: 12, arbitrary: press },
  { weight: 10, arbitrary: onDevice },
  { weight: 8, arbitrary: requestFault },
  { weight: 7, arbitrary: relayOrMail },
  { weight: 2, arbitrary: clock },
  { weight: 1, arbitrary: rescue },
  { weight: 1, arbitrary: otherRelease },
  { weight: 1, arbitrary: rare },
)

export type SimulatedEvent = typeof event extends fc.Arbitrary<infer T> ? T : never

export const plan = fc.record({
  /** Seed of everything random that the plan does not name: latencies, identifiers, the order of tasks. */
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  /** For each of the two devices, whether its browser has Background Sync. */
  hasSync: fc.tuple(fc.boolean(), fc.boolean()),
  /** For each of the two devices, whether it is in fair mode. */
  isFair: fc.tuple(fc.boolean(), fc.boolean()),
  events: fc.array(fc.record({ after: gap, event }), { minLength: 1, maxLength: 140, size: 'max' }),
})

export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never

/** Describes an event in words, for the report on a failing run. */
export function inWords({ after, event }: Plan['events'][number]): string {
  const { type, ...facts } = event as { type: string }
  const time = 'ms' in after ? `${after.ms} ms` : `${after.steps} steps`
  return `after ${time}: ${type} ${Object.keys(facts).length > 0 ? JSON.stringify(facts) : ''}`.trimEnd()
}
