import { expect, type Locator, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { Locale } from '#contract/addresses.ts'
import { RESUME_MEDIA_TYPES, type ResumeExtension } from '#contract/resume/resume.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { enquire } from './contact-form.ts'
import { control, expectOutcome, submitForm } from './form.ts'
import { jobPath, openJob } from './jobs.ts'
import { outboxEntries } from './outbox.ts'
import { text } from './texts.ts'

/** The path of the job that the tests apply for. */
export const JOB_PATH = jobPath(openJob())

/** The applicant in the tests. */
export const APPLICANT = {
  firstName: 'Ánh',
  lastName: 'Nguyễn Thị',
  email: 'anh.nguyen@example.com',
  phone: '0912 345 678',
}

/** A file as Playwright's `setInputFiles` takes it. */
export interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A file without a media type. Files that visitors received in messenger apps often have none. */
export function upload(name: string, bytes: Uint8Array): UploadedFile {
  return { name, mimeType: '', buffer: Buffer.from(bytes) }
}

/** A resume of nearly the largest allowed size. */
export const bigPdf = (): UploadedFile => upload('Hồ sơ – Nguyễn Thị Ánh.pdf', pdfOf(Math.floor(4.9 * 1024 * 1024)))
export const smallPdf = (): UploadedFile => upload('resume.pdf', pdfOf(20_000))

/** The section of a job's page that contains the application form. */
export function application(page: Page): Locator {
  return page.locator('#apply_job')
}

/** The file input for the resume. It may be invisible behind its label. */
export function resumeInput(page: Page): Locator {
  return page.locator('#apply_job input[type="file"][name="resume"]')
}

/** Chooses a resume and waits until the form has read the file. Before that, the file cannot be removed. */
export async function chooseResume(page: Page, file: UploadedFile): Promise<void> {
  await resumeInput(page).setInputFiles(file)
  await expect(application(page).getByRole('button', { name: file.name })).toBeVisible()
}

/** Fills in the application form, chooses the resume and gives consent. */
export async function fillApplication(page: Page, file: UploadedFile, changes: Partial<typeof APPLICANT> = {}) {
  for (const [name, typed] of Object.entries({ ...APPLICANT, ...changes })) await control(page, name).fill(typed)
  await control(page, 'locations').first().check()
  await chooseResume(page, file)
  await control(page, 'consent').check()
}

/** Opens the collapsed form for another application below the receipt. */
export async function openNextForm(page: Page, locale: Locale = 'en'): Promise<void> {
  await application(page).getByText(text(locale, 'form:sent.anotherApplication')).click()
}

/** Opens the application form of a job by the link "Apply now" in the list of open jobs. */
export async function openApplication(page: Page, path = JOB_PATH): Promise<void> {
  await page.goto(path.replace(/jobs\/.*/, 'careers'))
  await page.locator(`main a[href="${path}#apply_job"]`).click()
  await page.waitForURL(`${path}#apply_job`)
}

/** Opens, fills in and submits the application form of a job. */
export async function apply(page: Page, file: UploadedFile, path = JOB_PATH): Promise<void> {
  await openApplication(page, path)
  await fillApplication(page, file)
  await submitForm(page)
}

/** Expects the file to be attached to the mail, with its bytes, its name and its media type. */
export function expectAttached(mail: Email, file: UploadedFile): void {
  expect(mail.attachments).toHaveLength(1)
  const [attachment] = mail.attachments
  expect(attachment?.filename).toBe(file.name.normalize('NFC'))
  const extension = file.name.split('.').at(-1)?.toLowerCase() as ResumeExtension
  expect(attachment?.mimeType).toBe(RESUME_MEDIA_TYPES[extension])
  // Compare with `equals`: `toEqual` would print megabytes on failure.
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(file.buffer)).toBe(true)
}

/**
 * Writes an enquiry and an application with this file, expects both to wait in the outbox (stored on the device), and
 * returns their ids.
 */
export async function queueBoth(page: Page, file: UploadedFile): Promise<{ enquiry: string; application: string }> {
  await enquire(page)
  await expectOutcome(page, 'queued')
  await apply(page, file)
  await expectOutcome(page, 'queued')
  const [application, enquiry] = (await outboxEntries(page)).map(({ id }) => id) as [string, string]
  return { enquiry, application }
}
