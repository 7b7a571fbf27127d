/**
 * Valid submissions, and requests with them. `scripts/chaos` and `scripts/bench` use this file outside of tests, so the
 * file must not import vitest.
 */
export const enquiry = {
  firstName: 'Bưởi',
  lastName: 'Nguyễn Thị',
  email: 'buoi@example.com',
  phone: '0901 234 567',
  company: 'Công ty Gạch Bông',
  industry: 'logistics',
  jobRole: 'CTO',
  country: 'VN' as const,
  message: 'Chào bạn,\nchúng tôi cần một trang web.',
}

export const application = {
  firstName: 'Ổi',
  lastName: 'Trần Thị',
  email: 'oi@example.com',
  phone: '0901 234 567',
  jobTitle: 'Kỹ sư kiểm thử',
  locations: ['Hà Nội', 'Đà Nẵng'],
}

export interface SampleFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Makes the form of an application as the site sends it (docs/product.md §7.2). `changes` replace fields of the
 * payload.
 */
export function applicationForm(resume: SampleFile | undefined, changes: object = {}, captchaToken = ''): FormData {
  const form = new FormData()
  form.append('to', 'jobs@lat.example')
  form.append('subject', '[Recruitment] …')
  form.append('message', 'Position: …')
  form.append('captchaToken', captchaToken)
  form.append('payload', JSON.stringify({ ...application, ...changes }))
  if (resume) form.append('attachments', new Blob([resume.bytes], { type: 'text/html' }), resume.name)
  return form
}

/**
 * Writes a multipart body by hand. Each of `parts` is the text that follows `form-data; `, without the closing line
 * break.
 */
export function multipart(...parts: string[]): { body: Uint8Array; headers: Record<string, string> } {
  const body = parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')
  return { body: Buffer.from(`${body}--x--\r\n`), headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}

export const payloadPart = (payload: unknown = application) => `name="payload"\r\n\r\n${JSON.stringify(payload)}`
export const filePart = (parameters = 'filename="cv.pdf"', content = '%PDF-1.4 …') =>
  `name="attachments"; ${parameters}\r\n\r\n${content}`
