import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { valuesOf } from './support/forms.ts'
import { test } from './support/installed.ts'
import { activate, expectPath, typeInto, untilRestored } from './support/user-actions.ts'

test('what was typed right before leaving does not replace what the next page has made of it', async ({ device }) => {
  await device.goto('/contact-us')
  await activate(device, 'form')
  await typeInto(device, 'form [name="firstName"]', 'La')
  await expect.poll(() => device.evaluate(storedFirstName)).toBe('La')
  await device.evaluate(typeAndLeave)
  await expectPath(device, '/vi/contact-us')
  await activate(device, 'form')
  await expectFirstName(device, 'Lan')
  await typeInto(device, 'form [name="lastName"]', 'Trần')
  await device.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('form [name="firstName"]') as HTMLInputElement
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  })
  await device.type(' Anh')
  await expect.poll(() => device.evaluate(storedFirstName)).toBe('Lan Anh')

  await device.back()
  await expectPath(device, '/contact-us')
  await activate(device, 'form')
  await expectFirstName(device, 'Lan Anh')
  await untilRestored(device)
  expect(await device.evaluate(storedFirstName)).toBe('Lan Anh')
  expect(await device.evaluate(valuesOf, ['firstName', 'lastName'])).toEqual(['Lan Anh', 'Trần'])
})

async function expectFirstName(device: Device, name: string): Promise<void> {
  await expect.poll(() => device.evaluate(valuesOf, ['firstName']).catch(() => 'between two pages')).toEqual([name])
}

/** Appends a letter to the first name and opens the Vietnamese page in the same task. Runs in the page. */
function typeAndLeave(): void {
  const field = document.querySelector<HTMLInputElement>('form [name="firstName"]') as HTMLInputElement
  field.focus()
  document.execCommand('insertText', false, 'n')
  document.querySelector<HTMLElement>('a[hreflang="vi"]')?.click()
}

/** The first name in the enquiry's draft in the site's database; undefined if there is none. Runs in the page. */
async function storedFirstName(): Promise<string | undefined> {
  // Opening a database creates it.
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'lat')) return undefined
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lat')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').get('contact')
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result?.firstName)
      }
    }
  })
}
