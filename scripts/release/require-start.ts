import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WITHOUT_SERVICES } from '../programs/without-services.ts'
import type { Settings } from './settings.ts'

const START_TIMEOUT_MS = 60_000
const PARSE_SETTINGS = "import { loadEnv } from './server/env.ts'; loadEnv()"

/**
 * Tests whether the release in `folder` starts with the settings, and ends it again. The release runs on temporary data
 * and without the services that the settings name, such as the database. The addresses of the services are only parsed.
 * @throws Error if the release refuses a setting or does not start.
 */
export async function requireStart(folder: string, settings: Settings): Promise<void> {
  const env = { ...settings, ...process.env }
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', PARSE_SETTINGS], {
      cwd: folder,
      env,
      stdio: 'pipe',
    })
  } catch (error) {
    const reason = /^EnvError: (.+)$/m.exec(`${(error as { stderr?: Buffer }).stderr}`)?.[1]
    throw new Error(`The release refuses its settings: ${reason ?? (error as Error).message}`)
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lat-release-'))
  const relay = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...env, ...WITHOUT_SERVICES, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
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
