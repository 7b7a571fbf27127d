const DAY_MS = 24 * 60 * 60 * 1000

/** Where holes are reported (RFC 9116); good for a year from its build, so that nobody relies on one that is kept by nobody. */
export function securityTxt(siteUrl: string, email: string, built: Date): string {
  const site = siteUrl.replace(/\/$/, '')
  return `Contact: mailto:${email}
Expires: ${new Date(built.getTime() + 364 * DAY_MS).toISOString().replace(/\.\d+/, '')}
Preferred-Languages: en, vi
Canonical: ${site}/.well-known/security.txt
Policy: ${site}/security
`
}
