import { mailLines } from '#contract/submission/mail-field.ts'
import type { MailContent } from './mail-content.ts'

/** The mail as plain text; of the links the one to a page of the site. */
export function mailText({ items, message, circumstances, caution }: MailContent): string {
  const pages = items.flatMap(({ href = '' }) => (/^https?:/.test(href) ? [href] : []))
  return [
    ...mailLines(items),
    ...pages,
    ...(message === undefined ? [] : ['', 'Message:', message]),
    '',
    ...mailLines(circumstances),
    ...(caution === undefined ? [] : ['', caution]),
    '',
  ].join('\n')
}
