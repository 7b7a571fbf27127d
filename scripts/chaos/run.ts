import { setTimeout as sleep } from 'node:timers/promises'
import { PART_BYTES } from '#contract/submission/parts.ts'
import { pick, randomSequence } from '#contract/tile/random.ts'
import { type Fault, faultsOn } from './faults.ts'
import type { Copy, MailFault } from './mail-server.ts'
import type { Health, RelayProcess } from './relay-process.ts'
import { type Plan, setUp } from './setup.ts'
import { judge, type Verdict } from './verdict.ts'
import { sendUntilAccepted, submissionOf, type VisitorSubmission, WrongAnswer } from './visitor.ts'

/** Number of visitors who send at the same time. */
const VISITORS = 12
/** Mean pause of each visitor between two submissions. */
const PAUSE_MS = 1000
/** Share of accepted submissions that are sent a second time, as by a device that did not receive the answer. */
const SHARE_OF_REPEATS = 0.1
/**
 * Size of the largest resume. A fifth of the submissions have a resume. Half of these resumes are so large that devices
 * upload them in several parts after a failed try.
 */
const RESUME_MAX_BYTES = 4 * PART_BYTES
/**
 * How long the run waits at its end for the last mails. While a relay sends a mail, it has a lease: for one minute
 * (`MAIL_LEASE_MS`) no other relay may send the mail. If the relay is killed, the mail can be sent again when this
 * lease has ended, well within the limit.
 */
const DRAIN_TIMEOUT_MS = 4 * 60_000

export interface Outcome extends Verdict {
  accepted: number
  /** An entry for each submission that its device gave up: the fault at that time and the relay's answer. */
  givenUp: string[]
  tries: number
  copies: number
  /**
   * An entry for each submission with a duplicate mail that has no explanation (`unexplained`). It lists the
   * submission's mails and the faults at that time, with times in seconds from the start of the run.
   */
  timelines: string[]
  mailFaults: Record<MailFault, number>
  /**
   * Number of uploaded parts of resumes that are still stored at the end, although all submissions are accepted. The
   * relays delete them after a day.
   */
  partsLeft: number
  /** The relay's health at the end, when no mail waits any more (`pending` is 0) or the run has waited four minutes. */
  health: Health
  seconds: number
}

/**
 * Runs a plan and returns the outcome. `tell` is called with the progress in words.
 * @throws Error if a relay ends by itself.
 */
export async function run(plan: Plan, tell: (progress: string) => void): Promise<Outcome> {
  const start = Date.now()
  const random = randomSequence(plan.seed)
  const setup = await setUp(plan, random)
  const { relays, mailServer, recorded, unrecorded } = setup
  try {
    const submissions = Array.from({ length: plan.submissions }, (_, index) =>
      submissionOf(index % 5 === 0 ? Math.ceil(random() * RESUME_MAX_BYTES) : 0),
    )
    const accepted: VisitorSubmission[] = []
    const givenUp: string[] = []
    let taken = 0
    let tries = 0
    let currentFault = ''
    const past: PastFault[] = []
    const upcoming = shuffled(plan.faults, random)
    /**
     * Number of submissions before the first fault, between two faults and after the last one. The even spread makes
     * each fault meet requests and mails in progress.
     */
    const submissionsPerFault = plan.submissions / (upcoming.length + 1)
    const report = () =>
      tell(
        `${accepted.length} of ${plan.submissions} accepted, ${past.length} of ${upcoming.length} faults${currentFault && `, now ${currentFault}`}, ${recorded.size} mails sent`,
      )

    async function visit(): Promise<void> {
      while (taken < submissions.length) {
        // If all submissions that come before the next fault are taken, but the present fault is not over, wait.
        // Otherwise too few submissions would be left for the remaining faults.
        if (taken >= submissionsPerFault * (past.length + 2)) {
          await sleep(20)
          continue
        }
        await deliver(submissions[taken++] as VisitorSubmission)
        report()
        await sleep(random() * 2 * PAUSE_MS)
      }
    }

    async function deliver(submission: VisitorSubmission): Promise<void> {
      const origin = () => pick(random, relays).origin
      try {
        const needed = await sendUntilAccepted(submission, origin, random)
        tries += needed
        accepted.push(submission)
        if (random() < SHARE_OF_REPEATS) await sendUntilAccepted(submission, origin, random)
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error
        givenUp.push(`${currentFault || 'no fault'}: ${error.message}`)
      }
    }

    async function causeFaults(): Promise<void> {
      const faults = faultsOn(setup)
      for (const fault of upcoming) {
        while (taken < submissionsPerFault * (past.length + 1)) await sleep(5)
        currentFault = fault
        const from = Date.now()
        report()
        await faults[fault]()
        currentFault = ''
        past.push({ fault, from, to: Date.now() })
      }
    }

    async function work(): Promise<Health> {
      await Promise.all([causeFaults(), ...Array.from({ length: VISITORS }, visit)])
      return drained(relays, (pending) => tell(`all sent, ${pending} mails wait`))
    }

    // A relay that has crashed fails the run at once. Otherwise its visitors would try again without end, or another
    // relay would hide the crash.
    const health = await Promise.race([work(), ...relays.map(({ crashed }) => crashed)])
    const deaths = new Map(relays.map(({ name, deaths }) => [name, deaths]))
    const { copies, faults: mailFaults } = mailServer
    const verdict = judge({ accepted, copies, recorded, deaths, unrecorded })
    return {
      ...verdict,
      timelines: [...new Set(verdict.unexplained)].map((id) => {
        const own = copies.filter((copy) => copy.id === id)
        return timelineOf(id, start, own, recorded.get(id), past)
      }),
      accepted: accepted.length,
      givenUp,
      tries,
      copies: copies.length,
      mailFaults,
      partsLeft: await setup.countParts(),
      health,
      seconds: (Date.now() - start) / 1000,
    }
  } finally {
    await setup.stop()
  }
}

interface PastFault {
  fault: Fault
  from: number
  to: number
}

/** Describes the mails of a submission and the faults at that time, with times in seconds from `start`. */
function timelineOf(
  id: string,
  start: number,
  copies: readonly Copy[],
  recordedAt: number | undefined,
  past: readonly PastFault[],
): string {
  const at = (time: number) => ((time - start) / 1000).toFixed(2)
  const [first, last] = [copies[0]?.startedAt ?? 0, copies.at(-1)?.takenAt ?? 0]
  return [
    `${id}, recorded as sent ${recordedAt === undefined ? 'never' : at(recordedAt)}`,
    ...copies.map(
      (copy) => `${copy.relay} ${at(copy.startedAt)} to ${at(copy.takenAt)}${copy.isAnswered ? '' : ' no answer'}`,
    ),
    ...past
      .filter(({ from, to }) => to >= first && from <= last)
      .map(({ fault, from, to }) => `${fault} ${at(from)} to ${at(to)}`),
  ].join('; ')
}

function shuffled(faults: Plan['faults'], random: () => number): Fault[] {
  const list = Object.entries(faults).flatMap(([fault, times]) => Array<Fault>(times).fill(fault as Fault))
  return list
    .map((fault) => ({ fault, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ fault }) => fault)
}

/**
 * Waits until no mail is pending, at most `DRAIN_TIMEOUT_MS`, and returns the health of the first relay, whose store
 * all relays share. Throws if this relay is not healthy by then.
 */
async function drained(relays: readonly RelayProcess[], tell: (pending: number) => void): Promise<Health> {
  for (const deadline = Date.now() + DRAIN_TIMEOUT_MS; ; await sleep(250)) {
    const health = await relays[0]?.health()
    if (health) tell(health.pending)
    if (health?.pending === 0 || (health && Date.now() > deadline)) return health
    if (Date.now() > deadline) throw new Error('The relay cannot write any more')
  }
}
