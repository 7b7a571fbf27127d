import { writeFile } from 'node:fs/promises'
import type { TestInfo } from '@playwright/test'
import { APPLICANT, JOB_PATH, type UploadedFile } from '../../support/application-form.ts'
import { ENQUIRY } from '../../support/contact-form.ts'
import type { Network } from '../../support/network.ts'
import { expect } from '../../support/test.ts'
import type { Device } from './device.ts'
import {
  activate,
  clickOn,
  expectAttribute,
  expectPath,
  expectReady,
  expectScriptsRun,
  expectVisible,
  typeInto,
} from './user-actions.ts'

export const SUBMIT = 'form button[type="submit"]'

/**
 * Writes and submits an enquiry, and waits until the page says that it is queued (stored on the device until it can be
 * sent). The caller must have cut the network before.
 */
export async function enquireOffline(device: Device): Promise<void> {
  await fillEnquiry(device)
  await consent(device)
  await clickOn(device, SUBMIT)
  await expectQueued(device)
}

/** Opens the contact page by a link and fills in the form except the consent. */
export async function fillEnquiry(device: Device): Promise<void> {
  const { country, ...texts } = ENQUIRY
  await device.goto('/services')
  await clickOn(device, 'main a[href="/contact-us"]')
  await expectPath(device, '/contact-us')
  await chooseCountry(device, country)
  await typeTexts(device, texts)
}

/** Chooses the country of an enquiry. */
export async function chooseCountry(device: Device, country: string): Promise<void> {
  await expectVisible(device, 'form select[name="country"]')
  // Set the country by script: in some engines the list of a select is a window of the system, which no driver can
  // reach.
  await device.evaluate((country) => {
    const select = document.querySelector<HTMLSelectElement>('form select[name="country"]')
    if (!select) throw new Error('There is no list of countries')
    select.value = country
    for (const event of ['input', 'change']) select.dispatchEvent(new Event(event, { bubbles: true }))
  }, country)
}

/**
 * Writes and submits an application with the file at a path, and waits until the page says that it is queued (stored on
 * the device until it can be sent). The caller must have cut the network before.
 */
async function applyOffline(device: Device, resumePath: string): Promise<void> {
  await fillApplication(device, resumePath)
  await consent(device)
  await clickOn(device, SUBMIT)
  await expectQueued(device)
}

/** Opens the job from the list of open jobs and fills in the form except the consent. */
export async function fillApplication(device: Device, resumePath: string): Promise<void> {
  await device.goto('/careers')
  await openJobAndFill(device, resumePath, JOB_PATH, APPLICANT)
}

/** On the page of careers: opens a job by its link "Apply now" and fills in the form except the consent. */
export async function openJobAndFill(
  device: Device,
  resumePath: string,
  jobPath: string,
  applicant: typeof APPLICANT,
): Promise<void> {
  await clickOn(device, `main a[href="${jobPath}#apply_job"]`)
  await expectPath(device, jobPath)
  await expectScriptsRun(device)
  await clickOn(device, 'form [name="locations"]')
  await device.chooseFile('form input[type="file"][name="resume"]', resumePath)
  await typeTexts(device, applicant)
}

async function typeTexts(device: Device, texts: Record<string, string>): Promise<void> {
  await expectScriptsRun(device)
  for (const [name, text] of Object.entries(texts)) if (text) await typeInto(device, `form [name="${name}"]`, text)
  expect(await device.evaluate(valuesOf, Object.keys(texts))).toEqual(Object.values(texts))
}

/** Waits until the application form has restored its texts and its file from the draft stored on the device. */
export async function expectRestored(device: Device, fileName: string): Promise<void> {
  await activate(device, 'form')
  await expect.poll(() => device.evaluate(valuesOf, Object.keys(APPLICANT))).toEqual(Object.values(APPLICANT))
  await expect
    .poll(() => device.evaluate(() => document.querySelector('form')?.textContent ?? ''), 'its file')
    .toContain(fileName)
}

/** The values of the form fields with these names, in the same order. Runs in the page. */
export function valuesOf(names: string[]): (string | undefined)[] {
  return names.map((name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value)
}

/**
 * Fills in texts all at once, as a browser does that knows the visitor, chooses a location and consents. Leaves the
 * country as it is. Runs in the page.
 */
export function fillIn({ country: _, ...texts }: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
    if (text) document.execCommand('insertText', false, text)
  }
  for (const name of ['locations', 'consent']) {
    const [box, ...others] = document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`)
    if (![box, ...others].some((each) => each?.checked)) box?.click()
  }
}

/**
 * Gives consent and waits until the form can be submitted. Without a network the form stops waiting for the captcha
 * after a while.
 */
export async function consent(device: Device): Promise<void> {
  await clickOn(device, 'form [name="consent"]')
  await expectAttribute(device, SUBMIT, 'aria-disabled', null)
}

/** Waits until the page says that the submission is queued: stored on the device until it can be sent. */
export async function expectQueued(device: Device): Promise<void> {
  await expectAttribute(device, '[data-outcome]', 'data-outcome', 'queued')
}

/** Closes the dialog with the receipt, which opens when a form was sent or saved. */
export async function closeReceiptDialog(device: Device): Promise<void> {
  await device.press('Escape')
}

/** Saves a file in the folder of the test, so that a form can choose it. Returns the path. */
export async function saveFile(testInfo: TestInfo, { name, buffer }: UploadedFile): Promise<string> {
  const path = testInfo.outputPath(name)
  await writeFile(path, buffer)
  return path
}

/** Opens the outbox, the page that lists the submissions stored on this device. Returns their ids, newest first. */
export async function outboxEntries(device: Device): Promise<string[]> {
  await device.goto('/outbox')
  await expectVisible(device, '[data-submission], [data-empty-outbox]')
  return device.evaluate(() =>
    [...document.querySelectorAll('[data-submission]')].map((entry) => entry.getAttribute('data-submission') ?? ''),
  )
}

/**
 * Writes and submits an enquiry and an application. The caller must have cut the network before, so that both stay in
 * the outbox. Returns the ids of both, the newest first.
 */
export async function queueBothOffline(device: Device, resumePath: string): Promise<string[]> {
  await enquireOffline(device)
  await applyOffline(device, resumePath)
  return outboxEntries(device)
}

/**
 * Waits until the whole site is stored on the device, cuts the network, and writes an enquiry and an application.
 * Returns the ids of both, the newest first.
 */
export async function queueBothOnceReady(device: Device, network: Network, resumePath: string): Promise<string[]> {
  await device.goto('/outbox')
  await expectReady(device)
  network.cut()
  return queueBothOffline(device, resumePath)
}
