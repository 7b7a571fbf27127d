import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUILD_SETTINGS } from './build/build-settings.ts'
import { STAMP } from './build/build-stamp.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}dist/${STAMP}`
const INPUTS = [
  'client/**',
  'contract/**',
  'public/**',
  'scripts/{art,build,content}/**',
  // Names the files that the build writes for the relay.
  'server/build-files.ts',
  '*.ts',
  '*.webmanifest',
  'package.json',
  'package-lock.json',
  // Vite also reads the settings in `.env.local`, `.env.production` and `.env.production.local`.
  '.env*',
]

/**
 * Builds the site. Does nothing if the input files (by path, size and time of change) and the environment variables in
 * `BUILD_SETTINGS` are the same as at the last build.
 * @throws Error when the build fails.
 */
export function buildWhenNeeded(): void {
  const stamp = inputsDigest(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stdout.write('Building the site…\n')
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest sets NODE_ENV to `test`. The build must not inherit this value.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed; its messages are above.')
  writeFileSync(stampFile, stamp)
}

/**
 * Returns a digest of the inputs of a build: path, size and time of change of the files below `folder` that match
 * `INPUTS`, and the environment variables in `BUILD_SETTINGS`.
 */
export function inputsDigest(folder: string): string {
  const digest = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: folder, exclude: ['**/*.test.{ts,tsx}'] }).sort()) {
    const stats = statSync(folder + file)
    if (stats.isFile()) digest.update(`${file} ${stats.size} ${stats.mtimeMs}\n`)
  }
  for (const name of BUILD_SETTINGS) digest.update(`${name}=${process.env[name] ?? ''}\n`)
  return digest.digest('hex')
}

if (import.meta.main) buildWhenNeeded()
