import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pick } from '#contract/tile/random.ts'
import { openStore } from '#server/store/store.ts'
import { createDisk } from './disk.ts'
import { type DatabaseServer, DISK_FAULTS, type Fault, type Targets } from './faults.ts'
import { type MailFault, type MailServer, startMailServer } from './mail-server.ts'
import { startRelay } from './relay-process.ts'
import { makeReleases } from './releases.ts'
import { noteRecorded } from './verdict.ts'

/** The mail server picks a fault from this list for each mail. Each number is the share of mails in per cent. */
const MAIL_FAULTS: readonly MailFault[] = (
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
  /** Number of times that each fault happens. */
  faults: Readonly<Record<Fault, number>>
  seed: number
  /** The names of the relays. */
  relays: readonly string[]
  environment: Record<string, string>
  /**
   * Commit of the release to which the fault `release` switches. If undefined, this release is a copy of the present
   * source.
   */
  before: string | undefined
  /** The PostgreSQL server of the relays. Absent if the relays use SQLite. */
  database?: DatabaseServer | undefined
}

/** Everything that a run uses. `stop` ends and removes all of it. */
export interface Setup extends Targets {
  mailServer: MailServer
  /**
   * The time at which a relay first logged "mail sent", in milliseconds since the epoch. The keys are the submissions'
   * ids.
   */
  recorded: Map<string, number>
  /** Ids of submissions for which the store failed to record a try to send the mail (log entry "try not recorded"). */
  unrecorded: Set<string>
  /** Returns the number of uploaded parts of resumes in the relays' store. */
  countParts: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the mail server, the disk and the relays for a plan. */
export async function setUp(plan: Plan, random: () => number): Promise<Setup> {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const end of stops) await end()
  }
  try {
    const mailServer = await startMailServer({ fault: () => pick(random, MAIL_FAULTS), answerMs: () => random() * 40 })
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
        startRelay(
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
          {
            // Take the time from this machine and not from the log, because the relay's clock may be shifted.
            onLog: ({ msg, submission = '' }) => {
              if (msg === 'mail sent') noteRecorded(recorded, submission, Date.now())
              if (msg === 'try not recorded') unrecorded.add(submission)
            },
            folder: join(base, 'current'),
          },
        ),
      ),
    )
    stops.unshift(() => Promise.all(relays.map((relay) => relay.stop())))
    return {
      random,
      relays,
      base,
      dataDir,
      disk,
      clockFile,
      database: plan.database,
      mailServer,
      recorded,
      unrecorded,
      countParts: () => countParts(dataDir, plan.environment.DATABASE_URL),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function countParts(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const store = await openStore(dataDir, databaseUrl)
  try {
    return (await store.db.selectFrom('parts').select('position').execute()).length
  } finally {
    await store.close()
  }
}
