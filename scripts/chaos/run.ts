import { setTimeout as sleep } from 'node:timers/promises'
import { PART_BYTES } from '#contract/submission/parts.ts'
import { pick, randomSequence } from '#contract/tile/random.ts'
import type { Health } from '../programs/relay-process.ts'
import { type Fault, faultsOn } from './faults.ts'
import type { MailFault } from './mail-server.ts'
import { type Plan, type Setup, setUp } from './setup.ts'
import { type PastFault, timelineOf } from './timeline.ts'
import { judge, type Verdict } from './verdict.ts'
import { createSubmission, sendUntilAccepted, type VisitorSubmission, WrongAnswer } from './visitor.ts'

/** Number of visitors who send at the same time. */
const VISITORS = 12
/** Mean pause of each visitor between two submissions. */
const PAUSE_MS = 1000
/** Share of accepted submissions that are sent a second time, as by a device that did not receive the answer. */
const SHARE_OF_REPEATS = 0.1
/** One submission in this number has a resume. */
const SUBMISSIONS_PER_RESUME = 5
/**
 * Size of the largest resume. Half of the resumes are so large that devices upload them in several parts after a failed
 * try.
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
  mails: number
  /**
   * An entry for each submission in `unexplainedDuplicates`. It lists the submission's mails and the faults at that
   * time, with times in seconds from the start of the run.
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
 * Runs a plan and returns the outcome. `onProgress` is called with the progress in words.
 * @throws Error if a relay ends by itself.
 */
export async function run(plan: Plan, onProgress: (progress: string) => void): Promise<Outcome> {
  const startedAt = Date.now()
  const setup = await setUp(plan, randomSequence(plan.seed))
  try {
    const chaos = new ChaosRun(plan, setup, onProgress)
    // A relay that has crashed fails the run at once. Otherwise its visitors would try again without end, or another
    // relay would hide the crash.
    const health = await Promise.race([chaos.play(), ...setup.relays.map(({ crashed }) => crashed)])
    return { ...(await chaos.outcome(startedAt)), health, seconds: (Date.now() - startedAt) / 1000 }
  } finally {
    await setup.stop()
  }
}

/** The visitors and the faults of a run, which happen at the same time. */
class ChaosRun {
  readonly #setup: Setup
  readonly #onProgress: (progress: string) => void
  /** The submissions of all visitors, in the order in which visitors begin to send them. */
  readonly #submissions: VisitorSubmission[]
  /** Number of submissions that visitors have begun to send. */
  #begunCount = 0
  #tries = 0
  readonly #accepted: VisitorSubmission[] = []
  readonly #givenUp: string[] = []
  /** The faults of the run, in the order in which they happen. */
  readonly #faults: Fault[]
  #currentFault: Fault | undefined
  readonly #pastFaults: PastFault[] = []

  constructor(plan: Plan, setup: Setup, onProgress: (progress: string) => void) {
    this.#setup = setup
    this.#onProgress = onProgress
    this.#submissions = Array.from({ length: plan.submissions }, (_, index) =>
      createSubmission(index % SUBMISSIONS_PER_RESUME === 0 ? Math.ceil(setup.random() * RESUME_MAX_BYTES) : 0),
    )
    this.#faults = shuffled(listOf(plan.faults), setup.random)
  }

  /** Sends all submissions, causes all faults, and waits for the last mails. Resolves with the relays' health. */
  async play(): Promise<Health> {
    await Promise.all([this.#causeFaults(), ...Array.from({ length: VISITORS }, () => this.#visit())])
    return this.#waitForMails()
  }

  /** Judges the run after `play` has resolved. `startedAt` is the start of the run, in ms since the epoch. */
  async outcome(startedAt: number): Promise<Omit<Outcome, 'health' | 'seconds'>> {
    const { relays, mailServer, sentLogTimes, unrecordedTries } = this.#setup
    const { mails, faults: mailFaults } = mailServer
    const killTimes = new Map(relays.map((relay) => [relay.name, relay.killTimes]))
    const verdict = judge({ accepted: this.#accepted, mails, sentLogTimes, killTimes, unrecordedTries })
    return {
      ...verdict,
      timelines: [...new Set(verdict.unexplainedDuplicates)].map((id) =>
        timelineOf({
          id,
          startedAt,
          mails: mails.filter((mail) => mail.id === id),
          sentLoggedAt: sentLogTimes.get(id),
          faults: this.#pastFaults,
        }),
      ),
      accepted: this.#accepted.length,
      givenUp: this.#givenUp,
      tries: this.#tries,
      mails: mails.length,
      mailFaults,
      partsLeft: await this.#setup.countParts(),
    }
  }

  /**
   * Number of submissions that visitors begin to send before the first fault, between two faults and after the last
   * one. The even spread makes each fault meet requests and mails in progress.
   */
  get #submissionsPerFault(): number {
    return this.#submissions.length / (this.#faults.length + 1)
  }

  /** True once visitors have begun to send the submissions that come before the next fault. */
  #isTimeForNextFault(): boolean {
    return this.#begunCount >= this.#submissionsPerFault * (this.#pastFaults.length + 1)
  }

  /**
   * True if all submissions that come before the next fault have begun, but the current fault is not over. Visitors
   * then wait. Otherwise too few submissions would be left for the remaining faults.
   */
  #mustWaitForCurrentFault(): boolean {
    return this.#begunCount >= this.#submissionsPerFault * (this.#pastFaults.length + 2)
  }

  async #causeFaults(): Promise<void> {
    const causes = faultsOn(this.#setup)
    for (const fault of this.#faults) {
      while (!this.#isTimeForNextFault()) await sleep(5)
      const from = Date.now()
      this.#currentFault = fault
      this.#reportProgress()
      await causes[fault]()
      this.#currentFault = undefined
      this.#pastFaults.push({ fault, from, to: Date.now() })
    }
  }

  /** A visitor sends one submission after the other until none is left. */
  async #visit(): Promise<void> {
    while (this.#begunCount < this.#submissions.length) {
      if (this.#mustWaitForCurrentFault()) {
        await sleep(20)
        continue
      }
      await this.#deliver(this.#submissions[this.#begunCount++] as VisitorSubmission)
      this.#reportProgress()
      await sleep(this.#setup.random() * 2 * PAUSE_MS)
    }
  }

  /** Sends a submission, sometimes twice. Records a wrong answer of a relay in `#givenUp`. */
  async #deliver(submission: VisitorSubmission): Promise<void> {
    const { random, relays } = this.#setup
    const origin = () => pick(random, relays).origin
    try {
      // Add the tries only after the await: `+=` would read the old sum before, and other visitors change it meanwhile.
      const tries = await sendUntilAccepted(submission, origin, random)
      this.#tries += tries
      this.#accepted.push(submission)
      if (random() < SHARE_OF_REPEATS) await sendUntilAccepted(submission, origin, random)
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error
      this.#givenUp.push(`${this.#currentFault ?? 'no fault'}: ${error.message}`)
    }
  }

  /**
   * Waits until no mail is pending, at most `DRAIN_TIMEOUT_MS`, and returns the health of the first relay, whose store
   * all relays share.
   * @throws Error if this relay is not healthy by then.
   */
  async #waitForMails(): Promise<Health> {
    for (const deadline = Date.now() + DRAIN_TIMEOUT_MS; ; await sleep(250)) {
      const health = await this.#setup.relays[0]?.health()
      if (health) this.#onProgress(`all sent, ${health.pending} mails wait`)
      if (health?.pending === 0 || (health && Date.now() > deadline)) return health
      if (Date.now() > deadline) throw new Error('The relay cannot write any more')
    }
  }

  #reportProgress(): void {
    const facts = [
      `${this.#accepted.length} of ${this.#submissions.length} accepted`,
      `${this.#pastFaults.length} of ${this.#faults.length} faults`,
      ...(this.#currentFault ? [`now ${this.#currentFault}`] : []),
      `${this.#setup.sentLogTimes.size} mails sent`,
    ]
    this.#onProgress(facts.join(', '))
  }
}

/** Returns each fault as often as it happens. */
function listOf(faults: Plan['faults']): Fault[] {
  return Object.entries(faults).flatMap(([fault, times]) => Array<Fault>(times).fill(fault as Fault))
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
