import { expect, test } from 'vitest'
import { LOCALES, localePath } from '#contract/addresses.ts'
import { readContent } from '../support/content.ts'
import { servedPage, textOf, textsOf } from '../support/served-page.ts'
import { containing, text } from '../support/texts.ts'

const { aboutParagraphs, aboutFacts } = await readContent<{
  aboutParagraphs: string[]
  aboutFacts: Record<string, string | number>
}>('about.ts')

test.each(LOCALES)('five paragraphs describe the company, in %s', (locale) => {
  const page = servedPage(localePath(locale, '/about-us'))
  expect(textOf(page.querySelector('h1'))).toMatch(containing(text(locale, 'about:title')))
  const paragraphs = textsOf(page, 'main > section:first-of-type p')
  expect(paragraphs).toHaveLength(5)
  expect(paragraphs).toEqual(
    aboutParagraphs.map((id) => expect.stringMatching(containing(text(locale, `about:paragraphs.${id}`, aboutFacts)))),
  )
})
