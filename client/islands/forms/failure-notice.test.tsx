import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { addTranslations, i18nFor } from '#client/i18n/i18n.ts'
import form from '#client/i18n/locales/vi/form.json'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { FailureNotice } from './failure-notice.tsx'

addTranslations('vi', 'form', form)

function noticeOf(kind: SubmissionKind): string {
  const failure = { code: 'wrong_type', message: 'The resume is not accepted.' } as const
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('vi')}>
      <FailureNotice kind={kind} failure={failure} />
    </I18nextProvider>,
  )
}

test("an applicant reads the relay's message, which is marked as English for screen readers", () => {
  expect(noticeOf('application')).toContain('<q lang="en">The resume is not accepted.</q>')
})

test("the author of an enquiry does not read the relay's message", () => {
  expect(noticeOf('contact')).not.toContain('The resume is not accepted.')
})
