/**
 * `npm run dev` runs Vite and the relay (the site's Express server) at http://localhost:5173. Both reload on change.
 * Pages run without the service worker.
 * `npm run dev -- --offline` builds the site, and the relay serves it with its service worker at http://localhost:8080.
 * After each change the relay stops, the site is built again, which takes about a minute, and the relay starts. A page
 * that is still open then offers the update.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hasEnded } from './programs/has-ended.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = ['client', 'contract', 'public', 'server', 'scripts/build']
/**
 * Delay after a change before the next build. An editor may write several files in a row, and one build should contain
 * all of them.
 */
const DEBOUNCE_MS = 200

const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

if (process.argv.includes('--offline')) await serveBuiltSite()
else serveSources()

/** Runs Vite and the relay until either of them ends. */
function serveSources(): void {
  const children = [
    run('node_modules/vite/bin/vite.js', '--host', '127.0.0.1'),
    run('--watch', '--watch-path=server', '--watch-path=contract', 'server/main.ts'),
  ]
  for (const child of children) {
    child.on('exit', (code) => {
      for (const other of children) other.kill()
      process.exitCode ??= code ?? 0
    })
  }
}

async function serveBuiltSite(): Promise<void> {
  for (;;) {
    // Start to watch before the build, so that a change during the build leads to another build.
    const changed = nextChange()
    // The relay must not run during a build, because it serves files that the build deletes.
    const [code] = await once(run('scripts/build-when-needed.ts'), 'exit')
    const relay = code === 0 ? run('server/main.ts') : undefined
    await changed
    relay?.kill()
    if (relay && !hasEnded(relay)) await once(relay, 'exit')
  }
}

async function nextChange(): Promise<void> {
  await new Promise<void>((resolve) => {
    const watchers = SOURCES.map((folder) =>
      watch(root + folder, { recursive: true }, () => {
        for (const watcher of watchers) watcher.close()
        resolve()
      }),
    )
  })
  await sleep(DEBOUNCE_MS)
}
