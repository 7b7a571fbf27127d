import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds the folder with the programs of a PostgreSQL server. If there is none, installs Debian's package, if this
 * process is root and apt-get exists. Returns undefined if PostgreSQL is still missing.
 */
export function findPostgres(): string | undefined {
  const system = installed()
  if (system || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return system
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return installed()
}

/**
 * Searches the folders outside the PATH in which Debian keeps each version of the server, then the folder that
 * `pg_config` names.
 */
function installed(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  try {
    folders.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim())
  } catch {
    // Without `pg_config` only Debian's folders are searched.
  }
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}
