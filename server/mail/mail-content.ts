import type { Application } from '#contract/submission/application.ts'
import { applicationMailFields, applicationSubject } from '#contract/submission/application-mail.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { contactMailFields, contactSubject, NO_MESSAGE } from '#contract/submission/contact-mail.ts'
import { type Country, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import type { MailField } from '#contract/submission/mail-field.ts'
import type { Submission } from '../store/submissions.ts'
import type { JobTitles } from './job-titles.ts'
import { localTime } from './local-time.ts'
import { phoneHref } from './phone-href.ts'

/** A line of the mail: what it is, and where pressing it leads. */
export interface MailItem {
  label: string
  value: string
  href?: string
}

/** What the mail about a submission says, whatever it looks like. */
export interface MailContent {
  /** As the specification words it. */
  title: string
  /** The title with the receipt code. */
  subject: string
  /** What the sender filled in. */
  items: MailItem[]
  /** Free text of an enquiry. */
  message: string | undefined
  /** About the sending itself. */
  circumstances: MailItem[]
  /** What to mind about its files. */
  caution: string | undefined
}

/** What mails know of the site. */
export interface MailSite {
  /** Its public address, for links. */
  siteUrl: string
  jobs: JobTitles
}

const COUNTRY_NAMES: Record<Country, string> = {
  AU: 'Australia',
  CA: 'Canada',
  GB: 'United Kingdom',
  US: 'United States',
  VN: 'Vietnam',
  OT: 'other',
}

/** A word of caution beside a file that nobody has looked through. */
const UNSCANNED = 'Not scanned for viruses: the scanner did not answer. Please scan it before you open it.'

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

/** The content of a submission's mail, in the company's language; the payload was validated with its kind's schema when it came. */
export function mailContent(submission: Submission, site: MailSite): MailContent {
  const { kind, payload, receipt } = submission
  const [title, fields, message] =
    kind === 'contact'
      ? [
          contactSubject(payload as Contact),
          contactMailFields(payload as Contact),
          (payload as Contact).message || NO_MESSAGE,
        ]
      : [applicationSubject(payload as Application), applicationMailFields(payload as Application), undefined]
  const subject = `${title} (${receipt})`
  const { country = DEFAULT_COUNTRY } = payload as Partial<Contact>
  return {
    title,
    subject,
    items: fields.map((field) => itemOf(field, country, subject, site)),
    message,
    circumstances: circumstancesOf(submission),
    caution: submission.attachments.some(({ scan }) => scan === 'unknown') ? UNSCANNED : undefined,
  }
}

function itemOf({ name, label, value }: MailField, country: Country, subject: string, site: MailSite): MailItem {
  if (name === 'email') return { label, value, href: mailHref(value, `Re: ${subject}`) }
  if (name === 'phone') return { label, value, href: phoneHref(country, value) }
  if (name === 'country') return { label, value: `${value} (${COUNTRY_NAMES[country]})` }
  const job = name === 'jobTitle' ? site.jobs.get(value) : undefined
  if (!job) return { label, value }
  const title = job.title === value ? value : `${job.title} (applied for as ${value})`
  return { label, value: title, href: new URL(job.path, site.siteUrl).href }
}

/** The address that begins an answer (RFC 6068). */
function mailHref(address: string, subject: string): string {
  const [local = '', domain = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}?subject=${encodeURIComponent(subject)}`
}

function circumstancesOf({ receipt, acceptedAt, consent }: Submission): MailItem[] {
  const policy = `privacy policy of ${consent?.policyVersion ?? 'an earlier release'}`
  return [
    { label: 'Receipt', value: receipt },
    { label: 'Received', value: localTime(acceptedAt) },
    { label: 'Consent', value: consent ? `${localTime(consent.at)}, ${policy}` : 'not told of' },
    ...(consent ? [{ label: 'Language', value: `${ENGLISH.of(consent.locale)}` }] : []),
  ]
}
