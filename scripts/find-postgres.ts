import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of a PostgreSQL server's programs: the system's, else Debian's package if it can be installed, else undefined. */
export function findPostgres(): string | undefined {
  const system = installed()
  if (system || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return system
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return installed()
}

/** Debian keeps a folder for each version of the server, outside the PATH. */
function installed(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  try {
    folders.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim())
  } catch {
    // Not installed.
  }
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}
