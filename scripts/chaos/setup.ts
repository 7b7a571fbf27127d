import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pick } from '#contract/tile/random.ts'
import { openStore } from '#server/store/store.ts'
import { type RelayProcess, startRelay } from '../programs/relay-process.ts'
import { createDisk } from './disk.ts'
import { type DatabaseServer, DISK_FAULTS, type Fault, type Targets } from './faults.ts'
import { type MailFault, type MailServer, startMailServer } from './mail-server.ts'
import { makeReleases } from './releases.ts'
import { noteSentLog } from './verdict.ts'

/** The share of mails that have each fault, in per cent. */
const MAIL_FAULT_PERCENTS = [
  ['none', 70],
  ['refuse', 10],
  ['greylist', 10],
  ['hang', 4],
  ['drop', 6],
] as const satisfies [MailFault, number][]

/** A hundred faults in these shares, of which the mail server picks one for each mail. */
const MAIL_FAULTS = MAIL_FAULT_PERCENTS.flatMap(([fault, percent]) => Array<MailFault>(percent).fill(fault))

/** The longest delay of the mail server's answer to a mail. */
const MAIL_ANSWER_MAX_MS = 40

export interface Plan {
  submissions: number
  /** Number of times that each fault happens. */
  faults: Readonly<Record<Fault, number>>
  seed: number
  /** The names of the relays. */
  relays: readonly string[]
  environment: Record<string, string>
  /**
   * Commit of the release to which the fault `release` switches. If undefined, this release is a copy of the current
   * source.
   */
  before: string | undefined
  /** The PostgreSQL server of the relays. Absent if the relays use SQLite. */
  database?: DatabaseServer | undefined
}

/** What the relays have logged about the mails that they send. */
interface MailLog {
  /**
   * The time at which a relay first logged "mail sent", in milliseconds since the epoch. The keys are the submissions'
   * ids.
   */
  sentLogTimes: Map<string, number>
  /** Ids of submissions for which the store failed to record a try to send the mail (log entry "try not recorded"). */
  unrecordedTries: Set<string>
}

/** Everything that a run uses. `stop` ends and removes all of it. */
export interface Setup extends Targets, MailLog {
  mailServer: MailServer
  /** Returns the number of uploaded parts of resumes in the relays' store. */
  countParts: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the mail server, the disk and the relays for a plan. */
export async function setUp(plan: Plan, random: () => number): Promise<Setup> {
  const cleanup = new AsyncDisposableStack()
  try {
    const mailServer = await startMailServer({
      nextFault: () => pick(random, MAIL_FAULTS),
      answerMs: () => random() * MAIL_ANSWER_MAX_MS,
    })
    cleanup.defer(mailServer.stop)
    const base = await mkdtemp(join(tmpdir(), 'lat-chaos-'))
    cleanup.defer(() => rm(base, { recursive: true, force: true }))
    await makeReleases(base, plan.before)
    const diskFolder = join(base, 'disk')
    await mkdir(diskFolder)
    const needsDisk = DISK_FAULTS.some((fault) => plan.faults[fault] > 0)
    const disk = needsDisk ? await createDisk(join(base, 'disk.img'), diskFolder) : undefined
    cleanup.defer(() => disk?.remove())
    const dataDir = join(diskFolder, 'data')
    const clockFile = join(base, 'clock')
    await writeFile(clockFile, '0')
    const mailLog: MailLog = { sentLogTimes: new Map(), unrecordedTries: new Set() }
    const relays = await startRelays(plan, { base, dataDir, clockFile, mailServer, mailLog })
    cleanup.defer(async () => void (await Promise.all(relays.map((relay) => relay.stop()))))
    return {
      ...mailLog,
      random,
      relays,
      base,
      dataDir,
      disk,
      clockFile,
      database: plan.database,
      mailServer,
      countParts: () => countParts(dataDir, plan.environment.DATABASE_URL),
      stop: () => cleanup.disposeAsync(),
    }
  } catch (error) {
    await cleanup.disposeAsync()
    throw error
  }
}

/** Starts the relays of a plan from the release that `current` links to. They write into `mailLog`. */
function startRelays(
  plan: Plan,
  setup: Pick<Setup, 'base' | 'dataDir' | 'clockFile' | 'mailServer'> & { mailLog: MailLog },
): Promise<RelayProcess[]> {
  const { base, dataDir, clockFile, mailServer, mailLog } = setup
  const startOne = (name: string) => {
    const environment = {
      DATA_DIR: dataDir,
      CAPTCHA_SECRET: 'secret of the chaos',
      SMTP_URL: mailServer.urlFor(name),
      MAIL_RETRY_MS: '50',
      MAIL_RETRY_MAX_MS: '1000',
      LOG_LEVEL: 'info',
      CHAOS_CLOCK: clockFile,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts'))}`,
      ...plan.environment,
    }
    return startRelay(name, environment, {
      // Take the time from this machine and not from the log, because the relay's clock may be shifted.
      onLog: ({ msg, submission = '' }) => {
        if (msg === 'mail sent') noteSentLog(mailLog.sentLogTimes, submission, Date.now())
        if (msg === 'try not recorded') mailLog.unrecordedTries.add(submission)
      },
      folder: join(base, 'current'),
    })
  }
  return Promise.all(plan.relays.map(startOne))
}

async function countParts(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const store = await openStore(dataDir, databaseUrl)
  try {
    return (await store.db.selectFrom('parts').select('position').execute()).length
  } finally {
    await store.close()
  }
}
