import { COUNTRIES, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { expect } from '../support/test.ts'
import { text } from '../support/texts.ts'
import type { Device, Key } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { activate, expectAttribute, expectVisible, focusOn } from './support/user-actions.ts'

const SELECT = 'form select[name="country"]'
const PHONE = 'form [name="phone"]'

/**
 * The country field while its list is closed: its value, its text, and the number of visible pictures beside the text.
 */
function closedField(device: Device): Promise<{ value: string; words: string; pictures: number }> {
  return device.evaluate((selector) => {
    const select = document.querySelector(selector) as HTMLSelectElement
    const pictures = [...(select.parentElement?.querySelectorAll('img') ?? [])]
    return {
      value: select.value,
      words: select.selectedOptions[0]?.text ?? '',
      pictures: pictures.filter((picture) => picture.checkVisibility()).length,
    }
  }, SELECT)
}

/**
 * Waits until the country field shows this choice while its list is closed. A country must have exactly one flag: the
 * picture. The text must not contain a flag emoji. If no country is chosen (`value` is empty), there must be no
 * picture.
 */
async function expectChosen(device: Device, value: string, words: string): Promise<void> {
  await expect.poll(() => closedField(device)).toEqual({ value, words, pictures: value ? 1 : 0 })
}

/**
 * Changes the chosen country by keys. In Chromium, Space must first open the list of countries, and Enter must close
 * it. In the other engines the keys change the choice while the list is closed.
 */
async function choose(device: Device, engineName: string, ...keys: Key[]): Promise<void> {
  await focusOn(device, SELECT)
  const whole: Key[] = engineName === 'chromium' ? [' ', ...keys, 'Enter'] : keys
  for (const key of whole) await device.press(key)
}

test('the keyboard chooses a country, its flag shows once, and no choice is an error', async ({
  device,
  engineName,
}) => {
  const words = (country: string) => text('en', `form:country.${country || 'placeholder'}`)
  await device.goto('/contact-us')
  await expectVisible(device, SELECT)
  await activate(device, SELECT)
  await expectChosen(device, DEFAULT_COUNTRY, words(DEFAULT_COUNTRY))

  const before = COUNTRIES[COUNTRIES.indexOf(DEFAULT_COUNTRY) - 1] ?? ''
  const example = await device.evaluate((phone) => document.querySelector(phone)?.getAttribute('placeholder'), PHONE)
  await choose(device, engineName, 'ArrowUp')
  await expectChosen(device, before, words(before))
  expect(await device.evaluate((phone) => document.querySelector(phone)?.getAttribute('placeholder'), PHONE)).not.toBe(
    example,
  )

  await choose(device, engineName, 'Home')
  await expectChosen(device, '', words(''))
  await device.press('Tab')
  await expectAttribute(device, SELECT, 'aria-invalid', 'true')
  const message = await device.evaluate((selector) => {
    const ids = document.querySelector(selector)?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  }, SELECT)
  expect(message).toContain(text('en', 'form:error.required'))
  await choose(device, engineName, 'ArrowDown')
  await expectChosen(device, COUNTRIES[0], words(COUNTRIES[0]))
  await expect
    .poll(() => device.evaluate((select) => document.querySelector(select)?.getAttribute('aria-invalid'), SELECT))
    .not.toBe('true')
  expect(device.problems).toEqual([])
})
