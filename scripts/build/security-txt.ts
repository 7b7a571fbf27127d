const DAY_MS = 24 * 60 * 60 * 1000

/** The address for reports of security holes (RFC 9116). It expires a year after the build, so that an abandoned site stops naming one. */
export function securityTxt(siteUrl: string, email: string, built: Date): string {
  const site = siteUrl.replace(/\/$/, '')
  return `Contact: mailto:${email}
Expires: ${new Date(built.getTime() + 364 * DAY_MS).toISOString().replace(/\.\d+/, '')}
Preferred-Languages: en, vi
Canonical: ${site}/.well-known/security.txt
Policy: ${site}/security
`
}
