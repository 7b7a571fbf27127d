import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { Notice } from './controls/notice.tsx'
import type { FormFailure } from './form-failure.ts'

interface FailureNoticeProps {
  kind: SubmissionKind
  failure: FormFailure
  /** A link to a page on which the visitor can continue. */
  children?: ReactNode
}

/**
 * Failures with a sentence of their own, each with its translation key. For all other failures the notice begins with a
 * general sentence.
 */
const OWN_TEXTS = {
  storage_unavailable: 'storage.unavailable',
  device_full: 'storage.full',
  delivery_unknown: 'storage.deliveryUnknown',
  corrected_elsewhere: 'correctedElsewhere',
  autofilled: 'autofilled',
} as const

/**
 * Tells the visitor that sending has failed, and why. If the failure comes from the relay, applicants also see the
 * relay's message (docs/product.md §8).
 */
export function FailureNotice({ kind, failure: { code, message }, children }: FailureNoticeProps) {
  const { t } = useTranslation('form')
  if (hasOwnText(code))
    return (
      <Notice tone="danger">
        <p>{t(OWN_TEXTS[code])}</p>
      </Notice>
    )
  return (
    <Notice tone="danger">
      <p>
        {t(`failed.${kind}`)} {code !== 'unknown' && t(`failure.${code}`)}
      </p>
      {kind === 'application' && message && (
        // The relay's messages are English on Vietnamese pages, too.
        <p>
          {t('serverSaid')} <q lang="en">{message}</q>
        </p>
      )}
      {children}
    </Notice>
  )
}

function hasOwnText(code: FormFailure['code']): code is keyof typeof OWN_TEXTS {
  return Object.hasOwn(OWN_TEXTS, code)
}
