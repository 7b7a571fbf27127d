import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = 'dist/build-stamp'
const INPUTS = [
  'client/**',
  'contract/**',
  'public/**',
  'scripts/{art,build,content}/**',
  '*.ts',
  '*.webmanifest',
  'package-lock.json',
  '.env',
]
/** Environment variables whose values the built pages contain. */
const INPUT_VARIABLES = ['SITE_URL', 'VITE_CAPTCHA_SITE_KEY']

/**
 * Builds the site. Does nothing if the input files (by path, size and time of change) and the environment variables are
 * the same as at the last build.
 * @throws Error when the build fails.
 */
export function buildWhenNeeded(): void {
  const stamp = inputsDigest()
  if (existsSync(`${root}${STAMP}`) && readFileSync(`${root}${STAMP}`, 'utf8') === stamp) return
  process.stdout.write('Building the site…\n')
  // Remove the stamp (the digest of the inputs of the last build) first, so that an interrupted build is not taken for
  // a finished one.
  rmSync(`${root}${STAMP}`, { force: true })
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest sets NODE_ENV to `test`. The build must not inherit this value.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed; its messages stand above.')
  writeFileSync(`${root}${STAMP}`, stamp)
}

function inputsDigest(): string {
  const digest = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).sort()) {
    const { size, mtimeMs, isFile } = facts(`${root}${file}`)
    if (isFile) digest.update(`${file} ${size} ${mtimeMs}\n`)
  }
  for (const name of INPUT_VARIABLES) digest.update(`${name}=${process.env[name] ?? ''}\n`)
  return digest.digest('hex')
}

function facts(file: string): { size: number; mtimeMs: number; isFile: boolean } {
  const stats = statSync(file)
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() }
}

if (import.meta.main) buildWhenNeeded()
