import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.ts'

/**
 * Finds the folder with the programs of a PostgreSQL server. If there is none, and if this process is root and apt-get
 * exists, installs Debian's package and searches again. Returns undefined if PostgreSQL is still missing.
 */
export function findPostgres(): string | undefined {
  const system = installed()
  if (system) return system
  aptInstall(['postgresql'])
  return installed()
}

/**
 * Returns the folder of the server's programs, or undefined if there is none. Searches Debian's folders, which are
 * outside the PATH, from the newest version to the oldest, and then the folder that `pg_config` names.
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
