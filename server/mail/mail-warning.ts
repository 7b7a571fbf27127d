import type { Env } from '../env.ts'

/** What is wrong with where mails go: of a site for the public nobody reads files. Undefined: nothing. */
export function mailWarning({ siteUrl, smtpUrl }: Pick<Env, 'siteUrl' | 'smtpUrl'>): string | undefined {
  if (smtpUrl !== undefined || !siteUrl.startsWith('https:')) return undefined
  return 'SMTP_URL is not set: nobody gets the mails, each is a file in DATA_DIR/mail'
}
