/** What the simulated visitors type into a form, and what the form then passes to `submit`. */
import { applicationSchema } from '#contract/submission/application.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Page } from './device-realm.ts'
import type { Fields } from './form.ts'
import type { SimulatedEvent } from './plan.ts'

export type PressEvent = SimulatedEvent & { type: 'press' }
export type SubmitRequest = Parameters<Page['code']['submit']>[0]

/** Returns what a visitor types into a form; undefined if the random texts do not make a valid form. */
export function validPayload({ kind, firstName, message }: PressEvent, mark: string, jobTitle: string) {
  const person = { firstName: mark + firstName, lastName: 'Nguyễn', email: 'buoi@example.com', phone: '0901 234 567' }
  const parsed =
    kind === 'contact'
      ? contactSchema.safeParse({ ...person, company: 'Gạch', country: 'VN', message })
      : applicationSchema.safeParse({ ...person, jobTitle, locations: ['Hà Nội'] })
  return parsed.data
}

/** Returns what the form passes to `submit`. */
export function submitRequest(kind: SubmissionKind, payload: Fields, resume: File): SubmitRequest {
  const request =
    kind === 'contact'
      ? { kind, payload, locale: 'vi' }
      : { kind, payload, resume, job: { slug: 'test', locations: [0] }, locale: 'vi' }
  return request as SubmitRequest
}

/** A PDF of about `size` bytes whose content is unique. */
export function pdf(size: number, mark: string): Uint8Array<ArrayBuffer> {
  const text = `%PDF-1.7\n${mark}\n`
  return new Uint8Array(Buffer.from(`${text.padEnd(Math.max(size, text.length + 10), ' %')}\n%%EOF\n`))
}
