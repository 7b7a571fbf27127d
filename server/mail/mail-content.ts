import type { Application } from '#contract/submission/application.ts'
import { applicationMailFields, applicationSubject } from '#contract/submission/application-mail.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { contactMailFields, contactSubject, NO_MESSAGE } from '#contract/submission/contact-mail.ts'
import { type Country, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import type { MailField } from '#contract/submission/mail-field.ts'
import { SCHEMAS } from '#contract/submission/schemas.ts'
import { RECEIPT_TILES_PATH } from '#contract/tile/receipt-tile.ts'
import type { JobTitles } from '../build-files.ts'
import type { Submission } from '../store/submissions.ts'
import { phoneHref } from './phone-href.ts'

/** One line of the mail. `href` makes the value a link. */
export interface MailItem {
  label: string
  value: string
  href?: string
}

/** The content of a submission's mail. The mail's text and its HTML are both made from it. */
export interface MailContent {
  /** The subject without the receipt code (docs/contract.md, mail). */
  title: string
  /** The subject of the mail: the title with the receipt code. */
  subject: string
  /** The fields that the sender filled in. */
  items: MailItem[]
  /** The message of an enquiry; undefined for an application. */
  message: string | undefined
  /** Receipt, time of acceptance, consent and language. */
  details: MailItem[]
  /** The address of the receipt's tile, a picture that is drawn from the receipt code. */
  tileUrl: string
  /** A warning that some file was not scanned for viruses; undefined when there is no such file. */
  warning: string | undefined
}

/** The site's address and jobs, for the links in mails. */
export interface MailSite {
  /** Public address of the site, such as https://lat.example. */
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

const UNSCANNED = 'Not scanned for viruses: the scanner did not answer. Please scan it before you open it.'

/**
 * Characters that change the direction of the text after them (Unicode bidirectional algorithm, UAX #9, 2). In a typed
 * name they would turn round the rest of the subject. Letters that are written from right to left need none of them.
 */
const DIRECTION_CHANGES = /[\u202a-\u202e\u2066-\u2069]/g

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/**
 * Makes the content of a submission's mail, in English. The payload is not checked here, because its schema checked it
 * before it was stored.
 */
export function mailContent(submission: Submission, site: MailSite): MailContent {
  const { payload, receipt } = submission
  const texts = textsOf(submission)
  const title = texts.title.replace(DIRECTION_CHANGES, '')
  const subject = `${title} (${receipt})`
  const { country = DEFAULT_COUNTRY } = payload as Partial<Contact>
  return {
    title,
    subject,
    items: [...texts.fields.map((field) => itemOf(field, country, subject, site)), ...fieldsOfNewerRelease(submission)],
    message: texts.message,
    details: detailsOf(submission),
    tileUrl: tileUrl(receipt, site),
    warning: submission.attachments.some(({ scan }) => scan === 'unknown') ? UNSCANNED : undefined,
  }
}

/** Returns what differs between the mail of an enquiry and that of an application. */
function textsOf({ kind, payload }: Submission): { title: string; fields: MailField[]; message: string | undefined } {
  if (kind === 'application') {
    const application = payload as Application
    return { title: applicationSubject(application), fields: applicationMailFields(application), message: undefined }
  }
  const contact = payload as Contact
  return { title: contactSubject(contact), fields: contactMailFields(contact), message: contact.message || NO_MESSAGE }
}

/** Returns the address of the receipt's tile, a picture that is drawn from the receipt code. */
export function tileUrl(receipt: string, { siteUrl }: Pick<MailSite, 'siteUrl'>): string {
  return new URL(`${RECEIPT_TILES_PATH}/${receipt}.png`, siteUrl).href
}

/**
 * Returns the line of the mail for a field. Address and phone number are links, a country has its name, and a job is a
 * link to its page, with its title in the company's language.
 */
function itemOf({ name, label, value }: MailField, country: Country, subject: string, site: MailSite): MailItem {
  if (name === 'email') return { label, value, href: mailHref(value, `Re: ${subject}`) }
  if (name === 'phone') return { label, value, href: phoneHref(country, value) }
  if (name === 'country') return { label, value: `${value} (${COUNTRY_NAMES[country]})` }
  const job = name === 'jobTitle' ? site.jobs.get(value) : undefined
  if (!job) return { label, value }
  const title = job.title === value ? value : `${job.title} (applied for as ${value})`
  return { label, value: title, href: new URL(job.path, site.siteUrl).href }
}

/**
 * Returns one line for each field that this release does not know, with the field's name as label. Such fields come
 * from a newer release: while a deploy is under way, this relay may mail a submission that a newer relay has accepted.
 */
function fieldsOfNewerRelease({ kind, payload }: Submission): MailItem[] {
  const { shape } = SCHEMAS[kind]
  return Object.entries(payload as Contact | Application)
    .filter(([name, value]) => !Object.hasOwn(shape, name) && value !== '')
    .map(([label, value]) => ({ label, value: String(value) }))
}

/** Returns a `mailto:` link that starts an answer to the sender (RFC 6068). */
function mailHref(address: string, subject: string): string {
  const [local = '', domain = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}?subject=${encodeURIComponent(subject)}`
}

function detailsOf({ receipt, acceptedAt, consent }: Submission): MailItem[] {
  const policy = `privacy policy of ${consent?.policyVersion ?? 'an earlier release'}`
  return [
    { label: 'Receipt', value: receipt },
    { label: 'Received', value: localTime(acceptedAt) },
    { label: 'Consent', value: consent ? `${localTime(consent.at)}, ${policy}` : 'not recorded' },
    ...(consent ? [{ label: 'Language', value: `${LANGUAGE_NAMES.of(consent.locale)}` }] : []),
  ]
}

const COMPANY_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Writes an ISO 8601 time in words, in the company's time zone. */
function localTime(time: string): string {
  return `${COMPANY_TIME.format(new Date(time))} (Ho Chi Minh City)`
}
