import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { SITE_KEY, WAIT_TIMEOUT_MS } from './relay.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
/** Cache of the compiled relay, so that every start but the first is fast. */
const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled-relay')

export interface RelayProcess {
  child: ChildProcess
  /** Address of the site; '' until `startRelayProcess` has read the address from the relay's output. */
  url: string
  stdout: () => string
  stderr: () => string
}

/** Spawns a relay as a separate process, which is killed when the test is over. */
export function spawnRelay(environment: Record<string, string>, { openFiles = 1024, main = MAIN } = {}): RelayProcess {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    PORT: '0',
    CAPTCHA_WORK: '1',
    VITE_CAPTCHA_SITE_KEY: SITE_KEY,
    ...environment,
  }
  const child = spawn('sh', ['-c', `ulimit -n ${openFiles}; exec "$0" "$1"`, process.execPath, main], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return { child, url: '', stdout: () => stdout, stderr: () => stderr }
}

/** Spawns a relay and waits for the three lines that it prints when it listens. */
export async function startRelayProcess(...args: Parameters<typeof spawnRelay>): Promise<RelayProcess> {
  const relay = spawnRelay(...args)
  await vi.waitFor(() => expect(relay.stdout().match(/\n/g)).toHaveLength(3), {
    timeout: WAIT_TIMEOUT_MS,
    interval: 10,
  })
  return { ...relay, url: /http:\S+/.exec(relay.stdout())?.[0] ?? '' }
}
