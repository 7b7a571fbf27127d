/** What happens in one run, as fast-check draws and shrinks it. */
import * as fc from 'fast-check'
import { anyLine, anyText } from '#contract/testing/any-text.ts'
import { MAIL_FATES } from './mail-server.ts'
import { FATES } from './network.ts'

/** The time before an event: so many ms, or so many steps of the world, to hit the moments between two tasks. */
const gap = fc.oneof(
  { weight: 3, arbitrary: fc.record({ steps: fc.integer({ min: 0, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ ms: fc.integer({ min: 0, max: 3000 }) }) },
  { weight: 1, arbitrary: fc.record({ ms: fc.integer({ min: 3000, max: 90_000 }) }) },
)

const DEVICES = 2
const RELAYS = 2
const DAY_MS = 24 * 60 * 60_000

const device = fc.integer({ min: 0, max: DEVICES - 1 })
/** On SQLite there is one relay, and each number names it. */
const relay = fc.integer({ min: 0, max: RELAYS - 1 })
/** 0 sets the clock right. */
const deviceClockMs = fc.constantFrom(-400 * DAY_MS, -DAY_MS, -90_000, 0, 90_000, DAY_MS, 60 * DAY_MS, 400 * DAY_MS)
/** Less than half the retention period either way: a clock that is further ahead makes the relay remove what it keeps. */
const relayClockMs = fc.constantFrom(-60 * DAY_MS, -DAY_MS, -90_000, 0, 90_000, DAY_MS, 60 * DAY_MS)

const press = fc.record({
  what: fc.constant('press' as const),
  device,
  kind: fc.constantFrom('contact' as const, 'application' as const),
  line: fc.oneof(fc.constant('Bưởi'), anyLine()),
  text: fc.oneof(fc.constant('Chào bạn,\nchúng tôi cần một trang web.'), anyText()),
  /** Bytes of the resume. */
  size: fc.integer({ min: 1, max: 20_000 }),
})

/** The staff save what waits on a tablet to a file. The tablet may be broken: it is not used again as it is. */
const rescue = fc.record({ what: fc.constant('rescue' as const), device, isBroken: fc.boolean() })

const onDevice = fc.record({
  what: fc.constantFrom(
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
  fc.record({ what: fc.constant('evict' as const), device }),
  fc.record({ what: fc.constant('weeks' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    what: fc.constantFrom('erase', 'retry mails', 'rotate keys', 'import'),
  }),
)

const clock = fc.oneof(
  fc.record({
    what: fc.constant('device clock' as const),
    device,
    aheadMs: deviceClockMs,
    correctedAfterMs: fc.option(fc.integer({ min: 100, max: 60_000 })),
  }),
  fc.record({ what: fc.constant('relay clock' as const), relay, aheadMs: relayClockMs }),
)

/** The relays and the site become those of the newer release, or of the present one again. */
const otherRelease = fc.record({ what: fc.constant('other release' as const) })

const onLine = fc.record({ what: fc.constant('fate' as const), device, fate: fc.constantFrom(...FATES) })

const onRelay = fc.oneof(
  /** The relay ends so many turns of its event loop after the next request has come, wherever it is then. */
  fc.record({ what: fc.constant('kill relay in request' as const), relay, turns: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ what: fc.constantFrom('kill relay', 'kill relay', 'start relay', 'disk repaired'), relay }),
  fc.record({
    what: fc.constant('disk' as const),
    relay,
    fault: fc.constantFrom('full' as const, 'read-only' as const, 'broken' as const),
  }),
  /** The next so many mails end like this. */
  fc.record({
    what: fc.constant('mail' as const),
    fate: fc.constantFrom(...MAIL_FATES),
    times: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ what: fc.constantFrom('mail server down', 'mail server up') }),
)

const happening = fc.oneof(
  { weight: 10, arbitrary: press },
  { weight: 10, arbitrary: onDevice },
  { weight: 8, arbitrary: onLine },
  { weight: 7, arbitrary: onRelay },
  { weight: 2, arbitrary: clock },
  { weight: 1, arbitrary: rescue },
  { weight: 1, arbitrary: otherRelease },
  { weight: 1, arbitrary: rare },
)

export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

export const plan = fc.record({
  /** Seed of what the plan does not name: latencies, identifiers, the order of tasks. */
  chance: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  /** Whether each device has Background Sync. */
  sync: fc.tuple(fc.boolean(), fc.boolean()),
  /** Whether each device is in fair mode. */
  fair: fc.tuple(fc.boolean(), fc.boolean()),
  events: fc.array(fc.record({ after: gap, happening }), { minLength: 1, maxLength: 140, size: 'max' }),
})

export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never

/** An event in words, for a failing history. */
export function inWords({ after, happening }: Plan['events'][number]): string {
  const { what, ...facts } = happening as { what: string }
  const time = 'ms' in after ? `${after.ms} ms` : `${after.steps} steps`
  return `after ${time}: ${what} ${Object.keys(facts).length > 0 ? JSON.stringify(facts) : ''}`.trimEnd()
}
