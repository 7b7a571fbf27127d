import { APPLICANT, JOB_PATH } from '../../support/application-form.ts'
import { ENQUIRY } from '../../support/contact-form.ts'
import { expect } from '../../support/test.ts'
import type { Device } from './device.ts'
import { clickOn, expectAttribute, expectVisible, typeInto } from './hands.ts'

/** What waits for timers of the page; WebKitGTK lets those of a window that it takes for hidden wait for most of a minute. */
const SLOW_TIMERS_MS = 120_000

/** Writes an enquiry, presses the button without a network and waits until the page says that it is kept. */
export async function enquireOffline(device: Device): Promise<void> {
  const { country, ...texts } = ENQUIRY
  await device.goto('/contact-us')
  // The list of a select is a window of the system's in some engines, which no driver reaches.
  await device.evaluate((country) => {
    const select = document.querySelector<HTMLSelectElement>('form select[name="country"]')
    if (!select) throw new Error('There is no list of countries')
    select.value = country
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, country)
  await fillAndSend(device, texts)
}

/** The same with an application and the file at a path, for the journeys' job. */
export async function applyOffline(device: Device, resumePath: string): Promise<void> {
  await device.goto(JOB_PATH)
  await expectAlive(device)
  await clickOn(device, 'form [name="locations"]')
  await device.chooseFile('form input[type="file"][name="resume"]', resumePath)
  await fillAndSend(device, APPLICANT)
}

async function fillAndSend(device: Device, texts: Record<string, string>): Promise<void> {
  await expectAlive(device)
  for (const [name, text] of Object.entries(texts)) if (text) await typeInto(device, `form [name="${name}"]`, text)
  const typed = (names: string[]) =>
    names.map((name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value)
  expect(await device.evaluate(typed, Object.keys(texts))).toEqual(Object.values(texts))
  await clickOn(device, 'form [name="consent"]')
  // Without a network the check is given up after a while.
  await expectAttribute(device, 'form button[type="submit"]', 'aria-disabled', null, SLOW_TIMERS_MS)
  await clickOn(device, 'form button[type="submit"]')
  await expectAttribute(device, '[data-outcome]', 'data-outcome', 'queued', SLOW_TIMERS_MS)
}

/** What is pressed before script answers, the browser takes for its own. */
async function expectAlive(device: Device): Promise<void> {
  await expectVisible(device, '#root:not([data-served])')
}

/** The submissions that the device's outbox shows, newest first. */
export async function outboxEntries(device: Device): Promise<string[]> {
  await device.goto('/outbox')
  await expectVisible(device, '[data-submission]')
  return device.evaluate(() =>
    [...document.querySelectorAll('[data-submission]')].map((entry) => entry.getAttribute('data-submission') ?? ''),
  )
}
