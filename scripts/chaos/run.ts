import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { pick, randomSequence } from '../art/random.ts'
import { createDisk } from './disk.ts'
import { type DatabaseServer, DISK_FAULTS, type Fault, faultsOn } from './faults.ts'
import { type MailFault, startMailServer } from './mail-server.ts'
import { type Health, RelayProcess } from './relay-process.ts'
import { makeReleases } from './releases.ts'
import { judge, type Verdict } from './verdict.ts'
import { sendUntilAccepted, submissionOf, type VisitorSubmission, WrongAnswer } from './visitor.ts'

/** How many send at the same time, and how long each waits before the next on an average. */
const VISITORS = 12
const PAUSE_MS = 1000
/** So many of those who have a receipt ask once more, as a device does that has lost the answer. */
const SHARE_OF_REPEATS = 0.1
/** A fifth of the submissions carry a resume of up to so many bytes. */
const RESUME_MAX_BYTES = 300_000
/** Longer than the lease of a mail that a killed relay held: a minute. */
const DRAIN_TIMEOUT_MS = 4 * 60_000

/** How often in a hundred mails the mail server has which fault. */
const MAIL_FAULT_ODDS: readonly MailFault[] = (
  [
    ['none', 70],
    ['refuse', 10],
    ['greylist', 10],
    ['hang', 4],
    ['drop', 6],
  ] as const
).flatMap(([fault, times]) => Array<MailFault>(times).fill(fault))

export interface Plan {
  submissions: number
  /** How often each fault happens. */
  faults: Readonly<Record<Fault, number>>
  seed: number
  /** Names of the relays. */
  relays: readonly string[]
  environment: Record<string, string>
  /** The commit that the relays are switched to and back from; undefined: the present source. */
  before: string | undefined
  /** Absent: the database is a file below the data folder. */
  database?: DatabaseServer | undefined
}

export interface Outcome extends Verdict {
  accepted: number
  /** Of each submission that its device gave up: what was happening, and the answer. */
  givenUp: string[]
  tries: number
  copies: number
  /** What happened when to each submission that was mailed too often, and beside it; times in seconds from the start. */
  stories: string[]
  mailFaults: Record<MailFault, number>
  /** At the end; `pending` is not 0 when mails were still waiting after four minutes. */
  health: Health
  seconds: number
}

/** Sends, breaks and waits as the plan says; `tell` hears what is going on, in a few words. */
export async function run(plan: Plan, tell: (progress: string) => void): Promise<Outcome> {
  const start = Date.now()
  const random = randomSequence(plan.seed)
  const stops: (() => unknown)[] = []
  try {
    const mailServer = await startMailServer({
      fault: () => pick(random, MAIL_FAULT_ODDS),
      answerMs: () => random() * 40,
    })
    stops.unshift(mailServer.stop)
    const base = await mkdtemp(join(tmpdir(), 'lat-chaos-'))
    stops.unshift(() => rm(base, { recursive: true, force: true }))
    await makeReleases(base, plan.before)
    const folder = join(base, 'disk')
    await mkdir(folder)
    const needsDisk = DISK_FAULTS.some((fault) => plan.faults[fault] > 0)
    const disk = needsDisk ? await createDisk(join(base, 'disk.img'), folder) : undefined
    if (disk) stops.unshift(disk.remove)
    const dataDir = join(folder, 'data')
    const clockFile = join(base, 'clock')
    await writeFile(clockFile, '0')

    const recorded = new Map<string, number>()
    const unrecorded = new Set<string>()
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
            CHAOS_CLOCK: clockFile,
            NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts'))}`,
            ...plan.environment,
          },
          // By the clock of this machine: the relay's own may be set.
          ({ msg, submission = '' }) => {
            if (msg === 'mail sent') recorded.set(submission, Date.now())
            if (msg === 'try not recorded') unrecorded.add(submission)
          },
          join(base, 'current'),
        ),
      ),
    )
    stops.unshift(() => Promise.all(relays.map((relay) => relay.stop())))

    const submissions = Array.from({ length: plan.submissions }, (_, place) =>
      submissionOf(place % 5 === 0 ? Math.ceil(random() * RESUME_MAX_BYTES) : 0),
    )
    const accepted: VisitorSubmission[] = []
    const givenUp: string[] = []
    let [taken, tries, happened] = [0, 0, 0]
    let present = ''
    const history: { fault: Fault; from: number; to: number }[] = []
    const upcoming = shuffled(plan.faults, random)
    /** Of the submissions, before each fault and after the last: so each finds requests and mails under way. */
    const share = plan.submissions / (upcoming.length + 1)
    const report = () =>
      tell(
        `${accepted.length} of ${plan.submissions} accepted, ${happened} of ${upcoming.length} faults${present && `, now ${present}`}, ${recorded.size} mails sent`,
      )

    async function visit(): Promise<void> {
      while (taken < submissions.length) {
        // Some are left for the faults to come.
        if (taken >= share * (happened + 2)) {
          await sleep(20)
          continue
        }
        await bring(submissions[taken++] as VisitorSubmission)
        report()
        await sleep(random() * 2 * PAUSE_MS)
      }
    }

    async function bring(submission: VisitorSubmission): Promise<void> {
      const origin = () => pick(random, relays).origin
      try {
        const needed = await sendUntilAccepted(submission, origin, random)
        tries += needed
        accepted.push(submission)
        if (random() < SHARE_OF_REPEATS) await sendUntilAccepted(submission, origin, random)
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error
        givenUp.push(`${present || 'calm'}: ${error.message}`)
      }
    }

    async function happen(): Promise<void> {
      const faults = faultsOn({ random, relays, base, dataDir, disk, clockFile, database: plan.database })
      for (const fault of upcoming) {
        while (taken < share * (happened + 1)) await sleep(5)
        present = fault
        const from = Date.now()
        report()
        await faults[fault]()
        present = ''
        history.push({ fault, from, to: Date.now() })
        happened++
      }
    }

    await Promise.all([happen(), ...Array.from({ length: VISITORS }, visit)])
    const health = await drained(relays, (pending) => tell(`all sent, ${pending} mails wait`))
    const deaths = new Map(relays.map(({ name, deaths }) => [name, deaths]))
    const { copies, mailFaults } = mailServer
    const verdict = judge({ accepted, copies, recorded, deaths, unrecorded })

    function storyOf(id: string): string {
      const at = (time: number | undefined) => (time === undefined ? 'never' : ((time - start) / 1000).toFixed(2))
      const own = copies.filter((copy) => copy.id === id)
      const [first, last] = [own[0]?.startedAt ?? 0, own.at(-1)?.takenAt ?? 0]
      return [
        `${id}, noted as sent ${at(recorded.get(id))}`,
        ...own.map(
          (copy) => `${copy.relay} ${at(copy.startedAt)} to ${at(copy.takenAt)}${copy.isAnswered ? '' : ' no answer'}`,
        ),
        ...history
          .filter(({ from, to }) => to >= first && from <= last)
          .map(({ fault, from, to }) => `${fault} ${at(from)} to ${at(to)}`),
      ].join('; ')
    }

    return {
      ...verdict,
      stories: [...new Set(verdict.unexplained)].map(storyOf),
      accepted: accepted.length,
      givenUp,
      tries,
      copies: copies.length,
      mailFaults,
      health,
      seconds: (Date.now() - start) / 1000,
    }
  } finally {
    for (const stop of stops) await stop()
  }
}

function shuffled(faults: Plan['faults'], random: () => number): Fault[] {
  const list = Object.entries(faults).flatMap(([fault, times]) => Array<Fault>(times).fill(fault as Fault))
  return list
    .map((fault) => ({ fault, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ fault }) => fault)
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
