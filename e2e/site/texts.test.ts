import { expect, test } from 'vitest'
import { LISTED, languageOf, UNLISTED } from '../support/pages.ts'
import { servedPage } from '../support/served-page.ts'
import { textFaultsIn } from '../support/text-faults.ts'

test.each([...LISTED, ...UNLISTED])(
  '%s has no translation key, no gap and no sentence of the other language',
  (path) => {
    expect(textFaultsIn(servedPage(path), languageOf(path))).toEqual([])
  },
)

test('the check finds keys, gaps and sentences of the other language', () => {
  const page = servedPage('/vi/about-us')
  expect(textFaultsIn(page, 'en').length).toBeGreaterThan(5)
  const withKey = page.cloneNode(true) as Document
  for (const heading of withKey.querySelectorAll('h1')) heading.textContent = 'common:nav.label'
  for (const heading of withKey.querySelectorAll('h2')) heading.textContent = 'Since {{founded}}'
  expect(textFaultsIn(withKey, 'vi')).toEqual(expect.arrayContaining(['common:nav.label', 'Since {{founded}}']))
})
