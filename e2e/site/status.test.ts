import { expect, test } from 'vitest'
import { LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import { servedPage } from '../support/served-page.ts'

test.each(LOCALES)('on the status page in %s screen readers meet no code that is only an example', (locale) => {
  const shown = servedPage(localePath(locale, PATHS.status)).querySelectorAll('main [role="img"]')
  expect([...shown].filter((tile) => !tile.closest('[aria-hidden="true"]'))).toEqual([])
})
