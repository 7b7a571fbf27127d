/**
 * `npm start` builds the site when needed, then starts the relay, which serves the site, with the memory settings of
 * the deployments.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { buildWhenNeeded } from './build-when-needed.ts'

const ROOT = join(import.meta.dirname, '..')

buildWhenNeeded()
// Node and glibc read the memory settings only when a process starts. So this process replaces itself by the relay with
// these settings (`execve`), which Windows cannot do.
if (process.platform !== 'win32') {
  const settings = parseEnv(readFileSync(join(ROOT, 'deploy/memory.env'), 'utf8'))
  const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled-relay')
  const relay = [process.execPath, join(ROOT, 'server/main.ts')]
  process.execve?.(process.execPath, relay, { ...settings, NODE_COMPILE_CACHE, ...process.env })
}
await import('#server/main.ts')
