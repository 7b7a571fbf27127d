import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * The file in `dist` with the digest of the inputs of the current build. `buildWhenNeeded` writes it after the build.
 */
export const STAMP = 'build-stamp'

/**
 * Vite plugin that removes the stamp at the start of every build. Otherwise `buildWhenNeeded` would take the result of
 * an interrupted build, or of one with other settings, for up to date.
 */
export function removeBuildStamp(distDir: string): Plugin {
  return {
    name: 'remove-build-stamp',
    apply: 'build',
    buildStart: () => rm(path.join(distDir, STAMP), { force: true }),
  }
}
