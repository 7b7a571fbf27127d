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

/** An application as the site sends it (specification §7.2); `changes` are of the payload. */
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
