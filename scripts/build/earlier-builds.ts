import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { ignoreMissing } from './ignore-missing.ts'

/**
 * Folders of the site in which every file name contains a digest of the content, so a later build never changes one of
 * these files.
 */
const FOLDERS = ['assets', 'groups']

/**
 * Folders in `dist` with the files of the two builds before the present one, the latest first. A page that was opened
 * before the present build still names scripts of its own build, and loads them from there.
 */
export const EARLIER_BUILDS = ['earlier/1', 'earlier/2']

/** The file in `dist` with the hashes of the pages' inline scripts. */
export const SCRIPT_HASHES_FILE = 'csp.json'

/**
 * Vite plugin that keeps the files of the two builds before the present one in `dist/earlier`. The relay serves them
 * from there. A build with the same files as the build before it leaves `dist/earlier` unchanged.
 */
export function earlierBuilds(): Plugin {
  let siteDir: string
  let distDir: string
  return {
    name: 'earlier-builds',
    apply: 'build',
    configResolved(config) {
      siteDir = path.resolve(config.root, config.build.outDir)
      distDir = path.dirname(siteDir)
    },
    // Copy the files of the previous build in this hook, because Vite empties the site's folder later in the build.
    async buildStart() {
      await keepAside(siteDir, path.join(distDir, 'before'))
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (!error) await moveOn(siteDir, path.join(distDir, 'before'), distDir)
      },
    },
  }
}

/**
 * Copies the `FOLDERS` of the site into `asideDir`, before the new build replaces them. Also copies the hashes of the
 * site's inline scripts. A device may still download pages of the earlier build, and stores them with the content
 * security policy of the present relay. This policy must therefore allow the earlier inline scripts as well.
 */
export async function keepAside(siteDir: string, asideDir: string): Promise<void> {
  // If a copy exists already, a build that failed has left it. That build may have emptied the site, so the copy is all
  // that is left of the last good build.
  if (existsSync(asideDir)) return
  // The copy gets its final name only when it is complete. An interrupted copy is therefore never mistaken for a
  // complete one.
  const incomplete = `${asideDir}-incomplete`
  await rm(incomplete, { recursive: true, force: true })
  await mkdir(incomplete, { recursive: true })
  for (const folder of FOLDERS)
    await cp(path.join(siteDir, folder), path.join(incomplete, folder), { recursive: true }).catch(ignoreMissing)
  await cp(path.join(siteDir, '..', SCRIPT_HASHES_FILE), path.join(incomplete, SCRIPT_HASHES_FILE)).catch(ignoreMissing)
  await rename(incomplete, asideDir)
}

/**
 * Makes the copy in `asideDir` the first of `EARLIER_BUILDS`. The build that was first becomes the second, and the one
 * that was second is deleted. If the copy is empty, or if the new build or the first of `EARLIER_BUILDS` has the same
 * files, only deletes the copy.
 */
export async function moveOn(siteDir: string, asideDir: string, distDir: string): Promise<void> {
  const [latest = '', oldest = ''] = EARLIER_BUILDS.map((folder) => path.join(distDir, folder))
  const kept = await filesOf(asideDir)
  const others = [await filesOf(siteDir), await filesOf(latest)]
  if (kept.length === 0 || others.some((files) => files.join() === kept.join()))
    return rm(asideDir, { recursive: true, force: true })
  await rm(oldest, { recursive: true, force: true })
  await mkdir(path.dirname(latest), { recursive: true })
  await rename(latest, oldest).catch(ignoreMissing)
  await rename(asideDir, latest)
}

async function filesOf(dir: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await readdir(path.join(dir, folder)).catch(() => [])
      return files.map((file) => `${folder}/${file}`)
    }),
  )
  return lists.flat().sort()
}
