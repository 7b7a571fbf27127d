/** `npm run dev`: Vite and the relay, both reloading on change. Ends when either ends. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const commands = [
  ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'],
  ['--watch', '--watch-path=server', '--watch-path=contract', 'server/main.ts'],
]

const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode ??= code ?? 0
  })
}
