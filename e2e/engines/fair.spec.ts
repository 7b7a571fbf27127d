import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { type Locale, localePath } from '#contract/addresses.ts'
import { APPLICANT, JOB_PATH, smallPdf } from '../support/application-form.ts'
import { countRecords } from '../support/count-records.ts'
import { PIN } from '../support/fair-mode.ts'
import { onlyMailOf } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { consent, expectQueued, openJobAndFill, outboxEntries, SUBMIT, saveFile } from './support/forms.ts'
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
    lastName: rare('ZXWKBRGFQLMVYPCJD', `name ${index}`, 8),
    email: `${rare('zxwkbrgfqlmvypcjd', `address ${index}`, 9)}@example.com`,
    phone: `09${rare('123456789', `phone ${index}`, 8)}`,
  },
  resume: rare('ZXWKBRGFQLMVYPCJDzxwkbrgfqlmvypcjd', `resume ${index}`, 14),
  locale: (['vi', 'en'] as const)[index % 2] as Locale,
  size: SIZES[index % 3] as { width: number; height: number },
}))

/** A text of `length` of these letters, without meaning. The same seed gives the same text in every run. */
function rare(letters: string, seed: string, length: number): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, length)
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

type Person = (typeof VISITS)[number]['person']

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
  for (const { person, resume, locale, size } of VISITS) {
    const page = (path: string) => localePath(locale, path)
    const typed = [person.lastName, person.email, person.phone]
    const file = testInfo.outputPath(`${person.lastName}.pdf`)
    await writeFile(file, smallPdf().buffer.toString('latin1').replace('%%EOF', `%${resume}\n%%EOF`), 'latin1')
    await device.resize(size)
    await clickOn(device, `[data-fair-welcome] a[href="${page('/careers')}"]`)
    await expectPath(device, page('/careers'))
    await openJobAndFill(device, file, page(JOB_PATH), person)
    // Visiting another page must not lose the typed texts. In fair mode the disk has no draft, because the service
    // worker keeps drafts in its memory.
    await clickOn(device, `main form a[href="${page('/privacy-policy')}"]`)
    await expectPath(device, page('/privacy-policy'))
    await device.back()
    await expectPath(device, page(JOB_PATH))
    await expect.poll(() => device.evaluate(typedValues)).toEqual(expect.arrayContaining(Object.values(person)))
    expect(await searchProfile(profile, tracesOf(person, resume))).toEqual([])
    await consent(device)
    await clickOn(device, SUBMIT)
    await expectQueued(device)
    codes.push(await device.evaluate(() => document.querySelector('[data-outcome] strong')?.textContent ?? ''))
    await expect.poll(() => device.evaluate(countRecords, 'sealed')).toBe(codes.length)
    expect(await device.evaluate(countRecords, 'submissions')).toBe(0)
    await device.press('Escape')
    await clickOn(device, '[data-fair-bar] button')
    await expectVisible(device, '[data-fair-welcome]')
    await device.back()
    // Back leads to the list of jobs, because clearing the screen has replaced the history entry of the form.
    await expectPath(device, page('/careers'))
    await expectNoTraceOf(device, typed)
    await device.goto(page('/outbox'))
    await expectNoTraceOf(device, typed)
    await device.goto(page('/contact-us'))
    await expectEmptyForm(device, typed)
    await device.openInBackground(page(JOB_PATH))
    await device.showBackgroundTab()
    await expectEmptyForm(device, typed)
    await device.goto('/fair')
  }
  // Check that the search works: it must find a receipt code, because receipt codes are stored unencrypted. Finding one
  // code is enough: if the browser compresses its files, the bytes of the other codes may no longer stand together.
  await expect.poll(async () => (await searchProfile(profile, codes)).length).toBeGreaterThan(0)
  await expectNothingOnDisk(profile)

  network.fault = 'none'
  for (const id of await outboxEntries(device)) {
    const { text } = await onlyMailOf(mailbox, relay, id)
    expect(VISITS.some(({ person }) => text?.includes(person.email))).toBe(true)
  }
  await device.goto('/fair')
  await clickOn(device, '[data-fair-welcome] button')
  await expectFocus(device, '[name="pin"]')
  await expect.poll(() => device.evaluate(() => scrollY), 'the page begins at the top').toBe(0)
  await typeInto(device, 'form [name="pin"]', PIN)
  await clickOn(device, SUBMIT)
  await expectVisible(device, '[data-fair-staff]')
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
  const openCareers = async () => {
    await clickOn(device, '[data-fair-welcome] a[href="/careers"]')
    await expectPath(device, '/careers')
  }
  await openCareers()
  await openJobAndFill(device, await saveFile(testInfo, resume), JOB_PATH, APPLICANT)
  await device.back()
  await expectPath(device, '/careers')
  await device.back()
  await expectVisible(device, '[data-fair-welcome]')
  await openCareers()
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

function typedValues(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ value }) => value)
}

/**
 * The texts of a person that must not be on the disk. The first name is left out, because it may occur elsewhere in the
 * browser profile.
 */
function tracesOf({ lastName, email, phone }: Person, resume: string): string[] {
  return [lastName, email.replace(/@.*/, ''), phone, resume]
}

async function expectNothingOnDisk(profile: string): Promise<void> {
  const traces = VISITS.flatMap(({ person, resume }) => tracesOf(person, resume))
  expect(await searchProfile(profile, traces)).toEqual([])
}
