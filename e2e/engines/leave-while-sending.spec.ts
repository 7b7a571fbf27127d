import { bigPdf, JOB_PATH } from '../support/application-form.ts'
import { ENQUIRY } from '../support/contact-form.ts'
import { countRecords } from '../support/count-records.ts'
import { onlyMailOf } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import {
  consent,
  expectQueued,
  expectRestored,
  fillApplication,
  fillEnquiry,
  fillIn,
  outboxEntries,
  SUBMIT,
  saveFile,
  valuesOf,
} from './support/forms.ts'
import { test } from './support/installed.ts'
import { activate, clickOn, expectAttribute, expectPath, expectReady } from './support/user-actions.ts'

const RESUME = bigPdf()

/**
 * Delays between the press and leaving the page, in ms. The visitor leaves before the resume is read, while the resume
 * is stored, and while the resume is sent.
 */
const LEFT_AFTER_MS = [0, 80, 300]

/** The same for an enquiry whose texts a browser fills in all at once: none of them is saved when "Send" is pressed. */
const FILLED_IN_AND_LEFT_AFTER_MS = [0, 20, 60, 120]

/**
 * How long the page stays in the bfcache, in ms. The digest (hash) of the resume ends within this time, although the
 * test slows digests down.
 */
const IN_BFCACHE_MS = 4000

test('after a press and leaving at once the application is in the outbox or in its form, and the next page is not blocked', async ({
  device,
  network,
}, testInfo) => {
  const resumePath = await saveFile(testInfo, RESUME)
  network.cut()
  let kept = 0
  let restored = false
  for (const delay of LEFT_AFTER_MS) {
    if (!restored) await fillApplication(device, resumePath)
    await consent(device)
    await device.evaluate(pressAndLeave, { button: SUBMIT, delay })
    await expectPath(device, '/outbox')
    const entries = (await outboxEntries(device)).length
    expect(entries - kept, `left after ${delay} ms`).toBeLessThan(2)
    restored = entries === kept
    kept = entries
    if (!restored) continue
    await device.goto(`${JOB_PATH}#apply_job`)
    await expectRestored(device, RESUME.name)
  }
  if (!restored) await fillApplication(device, resumePath)
  await consent(device)
  await device.evaluate(pressAndLeave, { button: SUBMIT, delay: 0 })
  await expectPath(device, '/outbox')
  await device.back()
  await expectPath(device, JOB_PATH)
  await expectKeptOnce(device, kept)
})

test('enquiries that are filled in at once, sent and left right after arrive once each', async ({
  device,
  network,
  mailbox,
  relay,
}) => {
  test.setTimeout(360_000)
  await device.goto('/outbox')
  await expectReady(device)
  network.cut()
  for (const delay of FILLED_IN_AND_LEFT_AFTER_MS) {
    await sendTextOfForm(device)
    await openEnquiry(device)
    await device.evaluate(fillIn, { ...ENQUIRY, message: `Left after ${delay} ms` })
    await device.evaluate(pressAndLeave, { button: SUBMIT, delay })
    await expectPath(device, '/outbox')
  }
  await sendTextOfForm(device)
  network.fault = 'none'
  // The pages that were left may still hold the leases of what they were sending.
  const waiting = () =>
    device.evaluate(() => document.querySelectorAll('[data-submission]:not([data-state=accepted])').length)
  await expect(async () => {
    await outboxEntries(device)
    expect(await waiting()).toBe(0)
  }).toPass({ intervals: [5000], timeout: 180_000 })
  await relay.untilMailsSent()
  const arrived = mailbox.mails.map(({ text }) => /Left after \d+ ms/.exec(text ?? '')?.[0])
  expect(arrived.sort()).toEqual(FILLED_IN_AND_LEFT_AFTER_MS.map((delay) => `Left after ${delay} ms`).sort())
})

test('an application whose digest ends while the page is in the bfcache is kept, and its form is not stuck', async ({
  device,
  network,
}, testInfo) => {
  const resumePath = await saveFile(testInfo, RESUME)
  network.cut()
  await fillApplication(device, resumePath)
  await consent(device)
  await device.evaluate(slowDownDigests)
  // Leave 400 ms after the press, when the draft is saved: Firefox does not put a page into the bfcache while the page
  // writes to IndexedDB.
  await device.evaluate(pressAndLeave, { button: SUBMIT, delay: 400 })
  await expectPath(device, '/outbox')
  await new Promise((resolve) => setTimeout(resolve, IN_BFCACHE_MS))
  await device.back()
  await expectPath(device, JOB_PATH)
  await expectKeptOnce(device, 0)
})

test('a submission sent while the captcha hangs is stored at once, survives the page and arrives', async ({
  device,
  network,
  mailbox,
  relay,
}) => {
  network.silentPaths.push(/^\/api\/captcha/)
  await fillEnquiry(device)
  await clickOn(device, 'form [name="consent"]')
  // On a slow machine the form may stop waiting for the captcha before all fields are filled in. The captcha then has
  // the state `deferred`: it is solved only when the submission is sent.
  await expect.poll(() => device.evaluate(captchaStatus)).toMatch(/^(checking|deferred)$/)
  await clickOn(device, SUBMIT)
  await expect.poll(() => device.evaluate(countRecords, 'submissions'), { timeout: 5000 }).toBe(1)
  const [id = ''] = await outboxEntries(device)
  expect(network.submissions).toBe(0)

  network.silentPaths.length = 0
  await expectAttribute(device, `[data-submission="${id}"]`, 'data-state', 'accepted')
  await onlyMailOf(mailbox, relay, id)
})

/**
 * Call this after the visitor has pressed "Send", left the job's page and come back to it. `kept` is the number of
 * entries in the outbox before the press. The function waits until the form is no longer busy. If the press has stored
 * nothing, the function submits the restored form again. Then it expects the outbox to have one entry more than `kept`.
 */
async function expectKeptOnce(device: Device, kept: number): Promise<void> {
  // Wait until the form is idle. After Back from the bfcache, its script may still wait for an answer of the relay (the
  // site's server), until the request times out.
  const isSending = () => device.evaluate(() => document.querySelector('form [aria-busy]') !== null)
  await expect.poll(isSending).toBe(false)
  if ((await outboxEntries(device)).length === kept) {
    await device.goto(`${JOB_PATH}#apply_job`)
    await expectRestored(device, RESUME.name)
    await consent(device)
    await clickOn(device, SUBMIT)
    await expectQueued(device)
  }
  expect(await outboxEntries(device)).toHaveLength(kept + 1)
}

/** Opens the form for enquiries by a link, and waits until the draft of an earlier page has been filled in. */
async function openEnquiry(device: Device): Promise<void> {
  await device.goto('/services')
  await clickOn(device, 'main a[href="/contact-us"]')
  await expectPath(device, '/contact-us')
  await activate(device, 'form')
  await expectAttribute(device, 'form', 'data-draft', 'loaded')
}

/** Sends the enquiry that an earlier page has left in the form, if there is one. */
async function sendTextOfForm(device: Device): Promise<void> {
  await openEnquiry(device)
  const [text] = await device.evaluate(valuesOf, ['message'])
  if (!text) return
  await consent(device)
  await clickOn(device, SUBMIT)
  await expectQueued(device)
}

/** The state of the captcha in the form. Runs in the page. */
function captchaStatus(): string | null {
  return document.querySelector('form [data-captcha]')?.getAttribute('data-captcha') ?? null
}

/** Makes each digest take about a second longer, as on a slow device. Runs in the page. */
async function slowDownDigests(): Promise<void> {
  const { subtle } = crypto
  const digest = subtle.digest.bind(subtle)
  const key = await subtle.importKey('raw', new Uint8Array(8), 'PBKDF2', false, ['deriveBits'])
  const work = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(8), iterations: 2_000_000 }
  subtle.digest = async (...input) => {
    await subtle.deriveBits(work, key, 256)
    return digest(...input)
  }
}

/** Presses a button and leaves for the outbox after a delay in ms. Runs in the page. */
function pressAndLeave({ button, delay }: { button: string; delay: number }): void {
  document.querySelector<HTMLButtonElement>(button)?.click()
  setTimeout(() => location.assign('/outbox'), delay)
}
