import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder of a PostgreSQL server's programs for tests: the system's, else Debian's package where that can be installed.
 * Undefined when none can be had.
 */
export function findPostgres(): string | undefined {
  const system = installed()
  if (system || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return system
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return installed()
}

/** Debian keeps its servers out of the path, a folder a version. */
function installed(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  try {
    folders.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim())
  } catch {
    // No such program.
  }
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}
