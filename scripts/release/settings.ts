import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { ignoreMissing } from '../build/ignore-missing.ts'

export type Settings = Record<string, string | undefined>

/**
 * Reads the relay's settings from a file. Returns no settings if the file is missing.
 * @throws Error if neither the file nor `environment` has `SITE_URL`, the address of the site. Otherwise a mistyped
 * file name would lead to a release whose pages contain the example address of `.env`.
 */
export async function readSettings(file: string, environment: Settings = process.env): Promise<Settings> {
  const settings = parseEnv((await readFile(file, 'utf8').catch(ignoreMissing)) ?? '')
  if (!settings.SITE_URL && !environment.SITE_URL)
    throw new Error(`${file} has no SITE_URL, and the environment has none either`)
  return settings
}
