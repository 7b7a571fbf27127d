import { expect, test } from 'vitest'
import { LISTED, languageOf } from '../support/pages.ts'
import { servedPage, textsOf } from '../support/served-page.ts'

test.each(LISTED)('%s: one heading, its own language', (path) => {
  const page = servedPage(path)
  expect(page.documentElement.lang).toBe(languageOf(path))
  expect(textsOf(page, 'h1')).toHaveLength(1)
})
