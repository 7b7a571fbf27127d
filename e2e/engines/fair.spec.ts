import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { JOB_PATH, smallPdf } from '../support/application-form.ts'
import { onlyMailOf } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { consent, countRecords, expectQueued, fillApplication, outboxEntries, SUBMIT } from './support/forms.ts'
import { test } from './support/installed.ts'
import { clickOn, expectAttribute, expectPath, expectReady, expectVisible, typeInto } from './support/user-actions.ts'

/**
 * Chromium and Firefox compress what they store: they replace four bytes or more that came before. Names and the first
 * parts of the addresses are therefore texts no part of which occurs elsewhere.
 */
const PEOPLE = [
  { firstName: 'Quỳnh', lastName: 'Zwxkbrg', email: 'jqhvpzk@example.com', phone: '0987 316 452' },
  { firstName: 'Tuấn', lastName: 'Fgqlmvy', email: 'wytnskc@example.com', phone: '0931 748 265' },
]
const PIN = '4711'
const TYPED = PEOPLE.flatMap(({ lastName, email, phone }) => [lastName, email.replace(/@.*/, ''), phone])

test('two people at a tablet without a network: the second finds nothing of the first, nor does the disk; both mails arrive', async ({
  device,
  profile,
  network,
  mailbox,
  relay,
}, testInfo) => {
  await device.goto('/fair')
  await expectReady(device)
  await startFairMode(device)
  network.cut()
  const codes: string[] = []
  for (const [index, person] of PEOPLE.entries()) {
    const resume = { ...smallPdf(), name: `${person.lastName}.pdf` }
    const resumePath = testInfo.outputPath(resume.name)
    await writeFile(resumePath, resume.buffer)
    await clickOn(device, '[data-fair-welcome] a[href="/careers"]')
    await expectPath(device, '/careers')
    await fillApplication(device, resumePath, person)
    // A look at another page loses nothing, although the disk has no draft.
    await clickOn(device, 'main form a[href="/privacy-policy"]')
    await expectPath(device, '/privacy-policy')
    await device.goto(JOB_PATH)
    await expect.poll(() => device.evaluate(typedValues)).toEqual(expect.arrayContaining(Object.values(person)))
    await consent(device)
    await clickOn(device, SUBMIT)
    await expectQueued(device)
    codes.push(await device.evaluate(() => document.querySelector('[data-outcome] strong')?.textContent ?? ''))
    await expect.poll(() => device.evaluate(countRecords, 'sealed')).toBe(index + 1)
    expect(await device.evaluate(countRecords, 'submissions')).toBe(0)
    await device.press('Escape')
    await clickOn(device, '[data-fair-bar] button')
    await expectPath(device, '/fair')
    await expectVisible(device, '[data-fair-welcome]')
    await device.back()
    await expectNothingOf(device, person)
    await device.goto('/fair')
  }
  // The codes, which are stored in the clear, show that the search finds what is there. One is enough: compression
  // may have cut the other in two.
  await expect.poll(async () => (await textsOnDisk(profile, codes)).length).toBeGreaterThan(0)
  expect(await textsOnDisk(profile, TYPED)).toEqual([])

  network.fault = 'none'
  for (const id of await outboxEntries(device)) {
    const { text } = await onlyMailOf(mailbox, relay, id)
    expect(PEOPLE.some(({ email }) => text?.includes(email))).toBe(true)
  }
  await device.goto('/fair')
  await clickOn(device, '[data-fair-welcome] button')
  await typeInto(device, 'form [name="pin"]', PIN)
  await clickOn(device, SUBMIT)
  await expectVisible(device, '[data-fair-staff]')
  await device.close()
  expect(await textsOnDisk(profile, TYPED)).toEqual([])
})

/** Starts fair mode as the staff do, on the page of fair mode. */
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

/** Waits until neither the page nor its fields nor the storages have anything of a person. */
async function expectNothingOf(device: Device, person: Record<string, string>): Promise<void> {
  const found = (texts: string[]) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const all = [document.body.textContent, JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), ...fields]
    return texts.filter((text) => all.join('\n').includes(text))
  }
  await expect.poll(() => device.evaluate(found, Object.values(person)).catch(() => ['between two pages'])).toEqual([])
}

/** Returns those of the texts that some file of the browser's profile contains. */
async function textsOnDisk(profile: string, texts: string[]): Promise<string[]> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true })
  const found = new Set<string>()
  for (const file of files.filter((entry) => entry.isFile())) {
    // The browser may delete a file meanwhile.
    const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))
    for (const text of texts) if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))) found.add(text)
  }
  return [...found]
}
