import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { DEFAULT_LOCALE, LOCALES } from '#contract/addresses.ts'

/** The script inlined into the head of every page: `client/bootstrap.js` with the languages filled in, minified. */
export function bootstrapScript(): string {
  const source = readFileSync(new URL('../../client/bootstrap.js', import.meta.url), 'utf8')
    .replace('__DEFAULT_LOCALE__', DEFAULT_LOCALE)
    .replace('__PREFIXED_LOCALES__', LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join(','))
  return minifySync('bootstrap.js', source).code.trim()
}

/** The source expression that lets the content security policy run an inline script (CSP Level 3 §2.3.1). */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
