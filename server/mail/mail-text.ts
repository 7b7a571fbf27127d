import { mailLines } from '#contract/submission/mail-field.ts'
import type { MailContent } from './mail-content.ts'

/**
 * Renders the mail as plain text. Links to pages of the site are written out. `mailto:` and `tel:` links are left out,
 * because the address and the number are in the text already.
 */
export function mailText({ items, message, details, warning }: MailContent): string {
  const pages = items.flatMap(({ href = '' }) => (/^https?:/.test(href) ? [href] : []))
  return [
    ...mailLines(items),
    ...pages,
    ...(message === undefined ? [] : ['', 'Message:', message]),
    '',
    ...mailLines(details),
    ...(warning === undefined ? [] : ['', warning]),
    '',
  ].join('\n')
}
