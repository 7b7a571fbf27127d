import { execFileSync } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { releaseFolder, switchTo } from '../release/releases.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')
const PARTS = ['server', 'contract', 'package.json', '.env']

/**
 * Creates two releases of the relay in the folder `base`. The release `now` is a copy of the current source. The
 * release `before` is the source of `commit` with its own packages, or another copy of the current source if there is
 * no commit. The link `current` points to `now` and the link `previous` to `before`. The fault `release` switches
 * between these two releases.
 */
export async function makeReleases(base: string, commit: string | undefined): Promise<void> {
  await copySource(releaseFolder(base, 'now'))
  const before = releaseFolder(base, 'before')
  if (commit === undefined) await copySource(before)
  else {
    await mkdir(before, { recursive: true })
    const parts = [...PARTS, 'package-lock.json'].join(' ')
    execFileSync('sh', ['-c', `git archive "$0" ${parts} | tar -x -C "$1"`, commit, before], { cwd: SOURCE })
    execFileSync('npm', ['ci', '--omit=dev'], { cwd: before, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  await switchTo(base, 'before')
  await switchTo(base, 'now')
}

async function copySource(folder: string): Promise<void> {
  for (const part of PARTS) await cp(path.join(SOURCE, part), path.join(folder, part), { recursive: true })
  await symlink(path.join(SOURCE, 'node_modules'), path.join(folder, 'node_modules'))
}
