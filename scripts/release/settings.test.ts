import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lat-settings-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('all settings of the file are read', async () => {
  const file = path.join(folder, 'lat.env')
  await writeFile(file, 'SITE_URL=https://site.example\n# the mails\nMAIL_TO=hello@site.example\n')
  expect(await readSettings(file, {})).toEqual({ SITE_URL: 'https://site.example', MAIL_TO: 'hello@site.example' })
})

test('a missing file is an error, unless the environment says where the site is', async () => {
  const file = path.join(folder, 'mistyped.env')
  await expect(readSettings(file, {})).rejects.toThrow('mistyped.env has no SITE_URL')
  expect(await readSettings(file, { SITE_URL: 'https://site.example' })).toEqual({})
})
