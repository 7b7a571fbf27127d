import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { EARLIER_BUILD_FOLDERS, SCRIPT_HASHES_FILE } from '#server/build-files.ts'
import { ignoreMissing } from './ignore-missing.ts'

/**
 * Folders of the site in which every file name contains a digest of the content, so a later build never changes one of
 * these files.
 */
const FOLDERS = ['assets', 'groups']

/**
 * Vite plugin that keeps the files of the two builds before the current one in `dist/earlier`. The relay serves them
 * from there. A build with the same files as the build before it leaves `dist/earlier` unchanged.
 */
export function earlierBuilds(distDir: string): Plugin {
  return {
    name: 'earlier-builds',
    apply: 'build',
    // Copy the files of the previous build in this hook, because Vite empties the site's folder later in the build.
    buildStart: () => copyPreviousBuild(distDir, distDir),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (!error) await rotateEarlierBuilds(distDir)
      },
    },
  }
}

/** The folder in `dist` with the copy that `copyPreviousBuild` makes. */
const copyFolder = (distDir: string) => path.join(distDir, 'before')

/**
 * Copies the `FOLDERS` of the site in `fromDist` into the folder `before` of `toDist`. Also copies the hashes of the
 * site's inline scripts. A device may still download pages of the earlier build, and stores them with the content
 * security policy of the current relay. This policy must therefore allow the earlier inline scripts as well.
 */
export async function copyPreviousBuild(fromDist: string, toDist: string): Promise<void> {
  const copy = copyFolder(toDist)
  // If a copy exists already, a build that failed has left it. That build may have emptied the site, so the copy is all
  // that is left of the last good build.
  if (existsSync(copy)) return
  // The copy gets its final name only when it is complete. An interrupted copy is therefore never mistaken for a
  // complete one.
  const incomplete = `${copy}-incomplete`
  await rm(incomplete, { recursive: true, force: true })
  await mkdir(incomplete, { recursive: true })
  const site = path.join(fromDist, 'site')
  for (const folder of FOLDERS)
    await cp(path.join(site, folder), path.join(incomplete, folder), { recursive: true }).catch(ignoreMissing)
  await cp(path.join(fromDist, SCRIPT_HASHES_FILE), path.join(incomplete, SCRIPT_HASHES_FILE)).catch(ignoreMissing)
  await rename(incomplete, copy)
}

/**
 * Makes the copy in the folder `before` the first of `EARLIER_BUILD_FOLDERS`. The build that was first becomes the
 * second, and the one that was second is deleted. If the copy is empty, or if the new build or the first of
 * `EARLIER_BUILD_FOLDERS` has the same files, only deletes the copy.
 */
export async function rotateEarlierBuilds(distDir: string): Promise<void> {
  const copy = copyFolder(distDir)
  const [latest = '', oldest = ''] = EARLIER_BUILD_FOLDERS.map((folder) => path.join(distDir, folder))
  const copiedFiles = await filesOf(copy)
  const newFiles = await filesOf(path.join(distDir, 'site'))
  const latestFiles = await filesOf(latest)
  const isSameBuild = [newFiles, latestFiles].some((files) => files.join() === copiedFiles.join())
  if (copiedFiles.length === 0 || isSameBuild) return rm(copy, { recursive: true, force: true })
  await rm(oldest, { recursive: true, force: true })
  await mkdir(path.dirname(latest), { recursive: true })
  await rename(latest, oldest).catch(ignoreMissing)
  await rename(copy, latest)
}

/** The names of the files in the `FOLDERS` of a folder, sorted. Their digests tell one build from another. */
async function filesOf(dir: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await readdir(path.join(dir, folder)).catch(() => [])
      return files.map((file) => `${folder}/${file}`)
    }),
  )
  return lists.flat().sort()
}
