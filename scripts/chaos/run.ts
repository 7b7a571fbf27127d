import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick, randomSequence } from '../art/random.ts'
import { type Mood, startMailServer } from './mail-server.ts'
import { type Health, RelayProcess } from './relay-process.ts'
import { judge, type Verdict } from './verdict.ts'
import { sendUntilAccepted, submissionOf } from './visitor.ts'

/** How many send at the same time. */
const VISITORS = 12
/** So many of those who have a receipt ask once more, as a device does that has lost the answer. */
const SHARE_OF_REPEATS = 0.1
/** A fifth of the submissions carry a resume of up to so many bytes. */
const RESUME_MAX_BYTES = 300_000
/** Longer than the lease of a mail that a killed relay held: a minute. */
const DRAIN_TIMEOUT_MS = 4 * 60_000

/** How often in a hundred the mail server is in which mood. */
const WEATHER: readonly Mood[] = (
  [
    ['take', 70],
    ['refuse', 10],
    ['greylist', 10],
    ['hang', 4],
    ['drop', 6],
  ] as const
).flatMap(([mood, times]) => Array<Mood>(times).fill(mood))

export interface Plan {
  submissions: number
  kills: number
  seed: number
  /** Names of the relays; one is killed at a time. */
  relays: readonly string[]
  environment: Record<string, string>
  /** Called halfway between two kills: breaks what the relays stand on. */
  breakBase?: (() => void) | undefined
}

export interface Outcome extends Verdict {
  accepted: number
  tries: number
  kills: number
  copies: number
  moods: Record<Mood, number>
  /** At the end; `pending` is not 0 when mails were still waiting after four minutes. */
  health: Health
  seconds: number
}

/** Sends, kills and waits as the plan says; `tell` hears what is going on, in a few words. */
export async function run(plan: Plan, tell: (progress: string) => void): Promise<Outcome> {
  const start = Date.now()
  const random = randomSequence(plan.seed)
  const mailServer = await startMailServer({ mood: () => pick(random, WEATHER), answerMs: () => random() * 40 })
  const dataDir = await mkdtemp(join(tmpdir(), 'lat-chaos-'))
  const recorded = new Map<string, number>()
  const relays = await Promise.all(
    plan.relays.map((name) =>
      RelayProcess.start(
        name,
        {
          DATA_DIR: dataDir,
          CAPTCHA_SECRET: 'secret of the chaos',
          SMTP_URL: mailServer.urlFor(name),
          MAIL_RETRY_MS: '50',
          MAIL_RETRY_MAX_MS: '1000',
          LOG_LEVEL: 'info',
          ...plan.environment,
        },
        ({ msg, submission = '', time }) => {
          if (msg === 'mail sent') recorded.set(submission, time)
        },
      ),
    ),
  )

  const submissions = Array.from({ length: plan.submissions }, (_, place) =>
    submissionOf(place % 5 === 0 ? Math.ceil(random() * RESUME_MAX_BYTES) : 0),
  )
  const waiting = [...submissions]
  let [accepted, tries, kills] = [0, 0, 0]
  const report = () =>
    tell(`${accepted} of ${plan.submissions} accepted, ${kills} of ${plan.kills} kills, ${recorded.size} mails sent`)

  async function visit(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const needed = await sendUntilAccepted(next, () => pick(random, relays).origin, random)
      tries += needed
      if (random() < SHARE_OF_REPEATS) await sendUntilAccepted(next, () => pick(random, relays).origin, random)
      accepted++
      report()
    }
  }

  /** Spread over the submissions, so that each kill finds requests and mails under way. */
  async function killNowAndThen(): Promise<void> {
    const share = plan.submissions / (plan.kills + 1)
    while (kills < plan.kills) {
      while (accepted < share * (kills + 0.5)) await sleep(5)
      plan.breakBase?.()
      while (accepted < share * (kills + 1)) await sleep(5)
      await sleep(random() * 50)
      const relay = pick(random, relays)
      await relay.kill()
      kills++
      report()
      await relay.start()
    }
  }

  try {
    await Promise.all([killNowAndThen(), ...Array.from({ length: VISITORS }, visit)])
    const health = await drained(relays, (pending) => tell(`all accepted, ${pending} mails wait`))
    const deaths = new Map(relays.map(({ name, deaths }) => [name, deaths]))
    const { copies, moods } = mailServer
    const verdict = judge({ accepted: submissions, copies, recorded, deaths })
    return {
      ...verdict,
      accepted,
      tries,
      kills,
      copies: copies.length,
      moods,
      health,
      seconds: (Date.now() - start) / 1000,
    }
  } finally {
    await Promise.all(relays.map((relay) => relay.stop()))
    await mailServer.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Waits until no mail waits, or too long. */
async function drained(relays: readonly RelayProcess[], tell: (pending: number) => void): Promise<Health> {
  for (const deadline = Date.now() + DRAIN_TIMEOUT_MS; ; await sleep(250)) {
    const health = await relays[0]?.health()
    if (health) tell(health.pending)
    if (health?.pending === 0 || (health && Date.now() > deadline)) return health
    if (Date.now() > deadline) throw new Error('The relay cannot write any more')
  }
}
