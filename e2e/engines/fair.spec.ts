import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { TestInfo } from '@playwright/test'
import { type Locale, localePath } from '#contract/addresses.ts'
import { APPLICANT, JOB_PATH, smallPdf } from '../support/application-form.ts'
import { countRecords } from '../support/count-records.ts'
import { PIN } from '../support/fair-mode.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { closeReceiptDialog, consent, expectQueued, openJobAndFill, SUBMIT, saveFile } from './support/forms.ts'
import { test } from './support/installed.ts'
import { searchProfile } from './support/search-profile.ts'
import { expectEmptyForm, expectNoTraceOf } from './support/traces.ts'
import {
  clickOn,
  expectAttribute,
  expectFocus,
  expectPath,
  expectReady,
  expectVisible,
  typeInto,
} from './support/user-actions.ts'

/** Number of visitors. `VISITS=20 npm run e2e -- engines/fair` simulates a whole day of a fair. */
const VISITORS = Number(process.env.VISITS ?? 3)

/** A tablet upright, a tablet on its side, a phone. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/**
 * The visitors in turn, each with another window size than the one before. Their texts (except the first names) have no
 * part that occurs elsewhere in a browser profile, because `searchProfile` can find only such texts.
 */
const VISITS = Array.from({ length: VISITORS }, (_, index) => ({
  person: {
    firstName: ['Quỳnh', 'Tuấn', 'Hạnh'][index % 3] as string,
    lastName: rareText('ZXWKBRGFQLMVYPCJD', `name ${index}`, 8),
    email: `${rareText('zxwkbrgfqlmvypcjd', `address ${index}`, 9)}@example.com`,
    phone: `09${rareText('123456789', `phone ${index}`, 8)}`,
  },
  resume: rareText('ZXWKBRGFQLMVYPCJDzxwkbrgfqlmvypcjd', `resume ${index}`, 14),
  locale: (['vi', 'en'] as const)[index % 2] as Locale,
  size: SIZES[index % 3] as { width: number; height: number },
}))

/** A text of `length` of these letters, without meaning. The same seed gives the same text in every run. */
function rareText(letters: string, seed: string, length: number): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, length)
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

type Visit = (typeof VISITS)[number]

test('people at a tablet without a network: none finds anything of the last, nor does the disk; all mails arrive', async ({
  device: mouse,
  engineName,
  profile,
  network,
  mailbox,
  relay,
}, testInfo) => {
  test.setTimeout(VISITORS * 160_000)
  // The driver of WebKitGTK has no touch input.
  const device = engineName === 'webkit' ? mouse : byTouch(mouse)
  await device.goto('/fair')
  await expectReady(device)
  await startFairMode(device)
  network.cut()
  const codes: string[] = []
  for (const visit of VISITS) {
    await device.resize(visit.size)
    await openCareers(device, visit.locale)
    const resumePath = await saveResume(testInfo, visit)
    await openJobAndFill(device, resumePath, localePath(visit.locale, JOB_PATH), visit.person)
    await readPrivacyPolicyAndReturn(device, visit)
    expect(await searchProfile(profile, tracesOf(visit))).toEqual([])
    codes.push(await sendOffline(device))
    await expectOnlyEncrypted(device, codes.length)
    await clearScreen(device)
    await expectNothingLeft(device, visit)
    await device.goto('/fair')
  }
  // Check that the search works: it must find a receipt code, because receipt codes are stored unencrypted. Finding one
  // code is enough: if the browser compresses its files, the bytes of the other codes may no longer stand together.
  await expect.poll(async () => (await searchProfile(profile, codes)).length).toBeGreaterThan(0)
  await expectNothingOnDisk(profile)

  network.fault = 'none'
  // Any page sends what waits.
  await device.goto('/careers')
  const mailsOf = ({ person }: Visit) => mailbox.mails.filter(({ text }) => text?.includes(person.email)).length
  await expect.poll(() => VISITS.map(mailsOf)).toEqual(VISITS.map(() => 1))
  await relay.untilMailsSent()
  expect(mailbox.mails).toHaveLength(VISITORS)
  await openStaff(device)
  await mouse.close()
  await expectNothingOnDisk(profile)
})

test('a press on the first page begins a visit with an empty form, also after Back from a form', async ({
  device,
}, testInfo) => {
  const resume = smallPdf()
  await device.goto('/fair')
  await expectReady(device)
  await startFairMode(device)
  await openCareers(device, 'en')
  await openJobAndFill(device, await saveFile(testInfo, resume), JOB_PATH, APPLICANT)
  await device.back()
  await expectPath(device, '/careers')
  await device.back()
  await expectVisible(device, '[data-fair-welcome]')
  await openCareers(device, 'en')
  await clickOn(device, `main a[href="${JOB_PATH}#apply_job"]`)
  await expectPath(device, JOB_PATH)
  await expectEmptyForm(device, [APPLICANT.email, APPLICANT.phone, resume.name])
})

test('the search of a profile finds texts in UTF-16, and in compressed data', async ({ profile }) => {
  await writeFile(`${profile}/wide`, Buffer.from('..Zwxkbrg..', 'utf16le'))
  await writeFile(
    `${profile}/deflated`,
    Buffer.concat([Buffer.from('....'), gzipSync(`Fgqlmvy${' '.repeat(3_000_000)}`)]),
  )
  const found = await searchProfile(profile, ['Zwxkbrg', 'Fgqlmvy', 'Pxcvjkd'])
  expect(found.sort()).toEqual(['Fgqlmvy', 'Zwxkbrg'])
})

/** The same device, with `click` replaced by `tap`. */
function byTouch(device: Device): Device {
  return new Proxy(device, {
    get(target, name) {
      const value = Reflect.get(target, name === 'click' ? 'tap' : name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Starts fair mode as the staff do: by the form on the page `/fair`. */
async function startFairMode(device: Device): Promise<void> {
  await expectVisible(device, '[data-fair-needs]:not(:has(li:not([data-there])))')
  for (const name of ['tablet', 'pin', 'pin-again']) await typeInto(device, `form [name="${name}"]`, PIN)
  await clickOn(device, SUBMIT)
  await expectAttribute(device, 'html', 'data-fair', '')
  await expectVisible(device, '[data-fair-welcome]')
}

/** On the welcome page: opens the list of jobs in a language. */
async function openCareers(device: Device, locale: Locale): Promise<void> {
  const path = localePath(locale, '/careers')
  await clickOn(device, `[data-fair-welcome] a[href="${path}"]`)
  await expectPath(device, path)
}

/** Saves the visitor's resume in the folder of the test. Returns its path. */
async function saveResume(testInfo: TestInfo, { person, resume }: Visit): Promise<string> {
  const path = testInfo.outputPath(`${person.lastName}.pdf`)
  await writeFile(path, smallPdf().buffer.toString('latin1').replace('%%EOF', `%${resume}\n%%EOF`), 'latin1')
  return path
}

/**
 * From the form: opens another page and comes back. The typed texts must still be there. In fair mode the disk has no
 * draft, because the service worker keeps drafts in its memory.
 */
async function readPrivacyPolicyAndReturn(device: Device, { person, locale }: Visit): Promise<void> {
  const policy = localePath(locale, '/privacy-policy')
  await clickOn(device, `main form a[href="${policy}"]`)
  await expectPath(device, policy)
  await device.back()
  await expectPath(device, localePath(locale, JOB_PATH))
  await expect.poll(() => device.evaluate(typedValues)).toEqual(expect.arrayContaining(Object.values(person)))
}

/** Gives consent and sends the form. Without a network the submission waits on the device. Returns its receipt code. */
async function sendOffline(device: Device): Promise<string> {
  await consent(device)
  await clickOn(device, SUBMIT)
  await expectQueued(device)
  return device.evaluate(() => document.querySelector('[data-outcome] strong')?.textContent ?? '')
}

/** Expects this number of submissions on the device, all of them encrypted. */
async function expectOnlyEncrypted(device: Device, count: number): Promise<void> {
  await expect.poll(() => device.evaluate(countRecords, 'sealed')).toBe(count)
  expect(await device.evaluate(countRecords, 'submissions')).toBe(0)
}

/** Closes the receipt and presses "Clear the screen". */
async function clearScreen(device: Device): Promise<void> {
  await closeReceiptDialog(device)
  await clickOn(device, '[data-fair-bar] button')
  await expectVisible(device, '[data-fair-welcome]')
}

/** Looks for texts of the visitor where the next person may look: behind Back, in the outbox, in forms and new tabs. */
async function expectNothingLeft(device: Device, { person, locale }: Visit): Promise<void> {
  const typed = [person.lastName, person.email, person.phone]
  await device.back()
  // Back leads to the list of jobs, because clearing the screen has replaced the history entry of the form.
  await expectPath(device, localePath(locale, '/careers'))
  await expectNoTraceOf(device, typed)
  await device.goto(localePath(locale, '/outbox'))
  await expectNoTraceOf(device, typed)
  await device.goto(localePath(locale, '/contact-us'))
  await expectEmptyForm(device, typed)
  await device.openInBackground(localePath(locale, JOB_PATH))
  await device.showBackgroundTab()
  await expectEmptyForm(device, typed)
}

/** Opens the part for the staff with the PIN. */
async function openStaff(device: Device): Promise<void> {
  await device.goto('/fair')
  await clickOn(device, '[data-fair-welcome] button')
  await expectFocus(device, '[name="pin"]')
  await expect.poll(() => device.evaluate(() => scrollY), 'the page begins at the top').toBe(0)
  await typeInto(device, 'form [name="pin"]', PIN)
  await clickOn(device, SUBMIT)
  await expectVisible(device, '[data-fair-staff]')
}

/** The texts in the fields of the page's forms. Runs in the page. */
function typedValues(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ value }) => value)
}

/**
 * The texts of a visitor that must not be on the disk. The first name is left out, because it may occur elsewhere in
 * the browser profile.
 */
function tracesOf({ person: { lastName, email, phone }, resume }: Visit): string[] {
  return [lastName, email.replace(/@.*/, ''), phone, resume]
}

async function expectNothingOnDisk(profile: string): Promise<void> {
  expect(await searchProfile(profile, VISITS.flatMap(tracesOf))).toEqual([])
}
