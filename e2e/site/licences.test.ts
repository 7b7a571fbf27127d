import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SITE_DIR } from '../support/served-page.ts'

const namesIn = (folder: string) => readdirSync(new URL(folder, SITE_DIR))

// The Open Font License asks for its text with each copy of a font, and the fonts of the site are cut to the characters
// that it needs, without their own note of the licence.
test('the licence of each font is served with it', () => {
  const families = new Set(namesIn('fonts/').map((file) => file.replace(/-\d+-.*/, '')))
  expect(families.size).toBeGreaterThan(1)
  for (const family of families) {
    const licence = namesIn('licenses/').find((file) => file.toLowerCase() === `${family}-ofl.txt`)
    expect(licence, family).toBeDefined()
    expect(readFileSync(new URL(`licenses/${licence}`, SITE_DIR), 'utf8')).toContain('SIL OPEN FONT LICENSE')
  }
})
