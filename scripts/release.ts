/**
 * `npm run release [-- --in FOLDER --settings FILE]` builds the checked-out commit in a new folder below
 * FOLDER/releases and links FOLDER/current to it. `npm run release -- --back` links the previous release. The relay
 * runs the linked release from its next start on.
 * FILE contains the relay's settings. Of these, the build gets only those in `BUILD_SETTINGS`. A new release is linked
 * only if it starts with all settings of FILE.
 * Never build in the folder of a running relay, because the relay lists the site's files only at its start.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BUILD_SETTINGS } from './build/build-settings.ts'
import { ignoreMissing } from './build/ignore-missing.ts'
import { deleteOld, goBack, linkedRelease, releaseFolder, switchTo } from './release/releases.ts'
import { requireStart } from './release/require-start.ts'
import { readSettings, type Settings } from './release/settings.ts'

const SOURCE = path.resolve(import.meta.dirname, '..')

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
} catch (error) {
  console.error(`Nothing has changed: ${(error as Error).message}`)
  process.exit(1)
}
console.log(`Restart the relay to run ${await linkedRelease(base, 'current')}`)
await deleteOld(base).catch((error: Error) => console.error(`Old releases are not deleted: ${error.message}`))

/** Builds the checked-out commit as a new release and links it. Deletes its folder if a step fails. */
async function release(): Promise<void> {
  const settings = await readSettings(values.settings)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: SOURCE, encoding: 'utf8' }).trim()
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${commit}`
  const folder = releaseFolder(base, name)
  await mkdir(folder, { recursive: true })
  try {
    await buildRelease(folder, settings)
    // A release that cannot start is never linked.
    await requireStart(folder, settings)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  await switchTo(base, name)
}

/** Copies the checked-out commit into `folder` and builds it there, with the packages that the relay needs. */
async function buildRelease(folder: string, settings: Settings): Promise<void> {
  const run = (file: string, args: string[], env = process.env) =>
    execFileSync(file, args, { cwd: folder, env, stdio: 'inherit' })
  execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', folder], { cwd: SOURCE, stdio: 'inherit' })
  run('npm', ['ci', '--include=dev'])
  // Copy `dist` of the current release. Pages that are still open load the scripts of earlier builds, so the new build
  // must keep these scripts.
  await cp(path.join(base, 'current/dist'), path.join(folder, 'dist'), { recursive: true }).catch(ignoreMissing)
  const buildSettings = Object.fromEntries(BUILD_SETTINGS.map((name) => [name, settings[name]]))
  run('npm', ['run', 'build'], { ...buildSettings, ...process.env })
  run('npm', ['prune', '--omit=dev'])
}
