import { LOCALES } from '#contract/addresses.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The text of `security.txt`, which names the address for reports of security holes. RFC 9116 §2.5.5 recommends that
 * the file expires less than a year after it was made, so it expires 364 days after the build. An abandoned site thus
 * stops naming an address.
 */
export function securityTxt(siteUrl: string, email: string, built: Date): string {
  const site = siteUrl.replace(/\/$/, '')
  return `Contact: mailto:${email}
Expires: ${new Date(built.getTime() + 364 * DAY_MS).toISOString().replace(/\.\d+/, '')}
Preferred-Languages: ${LOCALES.join(', ')}
Canonical: ${site}/.well-known/security.txt
Policy: ${site}/security
`
}
