import { glob, readdir, readlink, realpath, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { copyPreviousBuild, rotateEarlierBuilds } from '../build/earlier-builds.ts'
import { ignoreMissing } from '../build/ignore-missing.ts'

/**
 * Links in the base folder, the folder on the server that contains `releases`. `current` points to the release that the
 * relay starts, `previous` to the release that was current before.
 */
type Link = 'current' | 'previous'

/** The folder of a release. `base` is the base folder. */
export function releaseFolder(base: string, name: string): string {
  return path.join(base, 'releases', name)
}

/** The name of the release that a link points to; undefined before the link was first made. */
export async function linkedRelease(base: string, link: Link): Promise<string | undefined> {
  const target = await readlink(path.join(base, link)).catch(ignoreMissing)
  return target && path.basename(target)
}

/** Makes `name` the current release, which the relay runs from its next start on. */
export async function switchTo(base: string, name: string): Promise<void> {
  const before = await linkedRelease(base, 'current')
  if (before !== undefined) await point(base, 'previous', before)
  await point(base, 'current', name)
}

/**
 * Makes the previous release the current one again, from the relay's next start on. Pages of the newer release may
 * still be open and load its scripts later, so these scripts are copied into the previous release. They are not copied
 * if the relay still runs the previous release. Such a relay was not restarted, so it has not served the newer release,
 * and the files of a running release must not change.
 * @throws Error when there is no previous release.
 */
export async function goBack(base: string): Promise<void> {
  const newer = await linkedRelease(base, 'current')
  const previous = await linkedRelease(base, 'previous')
  if (newer === undefined || previous === undefined) throw new Error('There is no release before this one')
  if (!(await runningReleases(base)).includes(previous)) {
    const dist = path.join(releaseFolder(base, previous), 'dist')
    // If the folder `before` exists already, an interrupted `npm run release -- --back` has left it. Delete it, because
    // it may be a copy of another release.
    await rm(path.join(dist, 'before'), { recursive: true, force: true })
    await copyPreviousBuild(path.join(releaseFolder(base, newer), 'dist'), dist)
    await rotateEarlierBuilds(dist)
  }
  await switchTo(base, previous)
}

/**
 * Deletes all releases except `current`, `previous` and those in which a process runs. A relay that was not restarted
 * after the last two releases still reads the files of an older one.
 */
export async function deleteOld(base: string): Promise<void> {
  const linked = [await linkedRelease(base, 'current'), await linkedRelease(base, 'previous')]
  const kept = [...linked, ...(await runningReleases(base))]
  const names = await readdir(path.join(base, 'releases'))
  for (const name of names.filter((each) => !kept.includes(each))) {
    await rm(releaseFolder(base, name), { recursive: true })
  }
}

/**
 * The names of the releases in which processes run. `/proc` shows the working folder of each process (proc(5)). Without
 * root's rights only the caller's own processes are found, on systems other than Linux none.
 */
async function runningReleases(base: string): Promise<string[]> {
  // The paths in `/proc` contain no symbolic links, so resolve those of this folder before the comparison.
  const folder = await realpath(path.join(base, 'releases'))
  const names: string[] = []
  for await (const link of glob('/proc/[0-9]*/cwd')) {
    // The link cannot be read if the process has just ended or belongs to another user.
    const [name] = path.relative(folder, await readlink(link).catch(() => '/')).split(path.sep)
    if (name && name !== '..') names.push(name)
  }
  return names
}

/** Replaces a link atomically: a relay that starts meanwhile finds either the old or the new release. */
async function point(base: string, link: Link, name: string): Promise<void> {
  const next = path.join(base, `${link}.next`)
  await rm(next, { force: true })
  await symlink(path.join('releases', name), next)
  await rename(next, path.join(base, link))
}
