import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { PATHS } from '#contract/addresses.ts'
import { SAMPLE_PATHS, UNKNOWN_PATH } from '../support/pages.ts'
import { servedHtml } from '../support/served-page.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'empty-heading': 'error', 'unique-landmark': 'error', 'wcag/h32': 'error' },
})

test.each(SAMPLE_PATHS.map((path) => path.replace(UNKNOWN_PATH, PATHS.notFound)))(
  '%s is valid HTML with non-empty headings and forms that can be submitted',
  async (path) => {
    const { results } = await validator.validateString(servedHtml(path))
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message} (${selector})`),
    )
    expect(faults).toEqual([])
  },
)
