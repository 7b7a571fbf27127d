/**
 * `npm run release [-- --in FOLDER --settings FILE]` builds the checked-out commit in a new folder below
 * FOLDER/releases and links FOLDER/current to it. `npm run release -- --back` links the previous release. The relay
 * runs the linked release from its next start on.
 * FILE contains the relay's settings, of which the build needs those in `BUILD_SETTINGS`. Never build in the folder of a
 * running relay, because the relay lists the site's files only at its start.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, parseEnv } from 'node:util'
import { deleteOld, goBack, linkedRelease, releaseFolder, switchTo } from './release/releases.ts'

const SOURCE = path.resolve(import.meta.dirname, '..')
/** Relay settings that are passed on to the build, because the built pages contain their values. */
const BUILD_SETTINGS = ['SITE_URL', 'VITE_CAPTCHA_SITE_KEY']
const START_TIMEOUT_MS = 60_000

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: '/opt/lat' },
    settings: { type: 'string', default: '/etc/lat.env' },
    back: { type: 'boolean', default: false },
  },
})
const base = path.resolve(values.in)
// The relay's user must be able to read the release, so new files are readable by every user.
process.umask(0o022)
try {
  await (values.back ? goBack(base) : release())
  console.log(`Restart the relay: from then on it is ${await linkedRelease(base, 'current')}`)
} catch (error) {
  console.error(`Nothing has changed: ${(error as Error).message}`)
  process.exitCode = 1
}

async function release(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: SOURCE, encoding: 'utf8' }).trim()
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${commit}`
  const folder = releaseFolder(base, name)
  await mkdir(path.dirname(folder), { recursive: true })
  // Delete old releases before the new one is linked. A relay that was not restarted since the last release still runs
  // the release `previous`. Once the new release is linked, no link points to that older release any more, and it would
  // be deleted, too.
  await deleteOld(base)
  await mkdir(folder)
  try {
    await fill(folder)
    await requireStart(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  await switchTo(base, name)
}

async function fill(folder: string): Promise<void> {
  const run = (file: string, args: string[], env = process.env) =>
    execFileSync(file, args, { cwd: folder, env, stdio: 'inherit' })
  execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', folder], { cwd: SOURCE, stdio: 'inherit' })
  run('npm', ['ci', '--include=dev'])
  // Copy `dist` of the current release. Pages that are still open load the scripts of earlier builds, so the new build
  // must keep these scripts.
  await cp(path.join(base, 'current/dist'), path.join(folder, 'dist'), { recursive: true }).catch(ignoreMissing)
  run('npm', ['run', 'build'], { ...(await settingsOfTheBuild()), ...process.env })
  run('npm', ['prune', '--omit=dev'])
}

async function settingsOfTheBuild(): Promise<NodeJS.ProcessEnv> {
  const settings = parseEnv((await readFile(values.settings, 'utf8').catch(ignoreMissing)) ?? '')
  return Object.fromEntries(Object.entries(settings).filter(([name]) => BUILD_SETTINGS.includes(name)))
}

/**
 * Starts the release on temporary data, without PostgreSQL and mail server, and ends it again. A release that cannot
 * start is never linked.
 */
async function requireStart(folder: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lat-release-'))
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    METRICS_PORT: '',
  }
  const relay = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const started = await Promise.race([
      once(relay.stdout, 'data'),
      once(relay, 'exit').then(() => undefined),
      sleep(START_TIMEOUT_MS, undefined, { ref: false }),
    ])
    if (!started) throw new Error('The release does not start')
  } finally {
    relay.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
