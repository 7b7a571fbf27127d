import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Env, parseEnv } from './env.ts'

/** Repository defaults; what the process environment already holds wins. */
export function loadEnv(): Env {
  const defaults = join(import.meta.dirname, '../.env')
  if (existsSync(defaults)) process.loadEnvFile(defaults)
  return parseEnv(process.env)
}
