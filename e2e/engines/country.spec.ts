import { COUNTRIES, DEFAULT_COUNTRY } from '#contract/country.ts'
import { expect } from '../support/test.ts'
import { text } from '../support/texts.ts'
import type { Device, Key } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { expectAttribute, expectVisible, focusOn } from './support/hands.ts'

const SELECT = 'form select[name="country"]'
const PHONE = 'form [name="phone"]'
const FLAG_IN_TEXT = /\p{RI}\p{RI}|🌐/u

/** What the closed field shows: the chosen value, its text and the pictures beside it. */
function closedField(device: Device): Promise<{ value: string; words: string; pictures: string[] }> {
  return device.evaluate((selector) => {
    const select = document.querySelector(selector) as HTMLSelectElement
    const pictures = [...(select.parentElement?.querySelectorAll('img') ?? [])]
    return {
      value: select.value,
      words: select.selectedOptions[0]?.text ?? '',
      pictures: pictures.filter((picture) => picture.checkVisibility()).map(({ src }) => new URL(src).pathname),
    }
  }, SELECT)
}

/** Waits until a value is chosen, and until its flag is seen once: as picture, or in the text. */
async function expectChosen(device: Device, value: string, words: string): Promise<void> {
  const flags = async () => {
    const field = await closedField(device)
    const inText = FLAG_IN_TEXT.test(field.words) ? ['text'] : []
    return {
      value: field.value,
      words: field.words.replace(FLAG_IN_TEXT, '').trim(),
      flags: inText.length + field.pictures.length,
    }
  }
  await expect.poll(flags).toEqual({ value, words, flags: value ? 1 : 0 })
}

/** Moves the choice by keys, in an open list where the engine opens one by the arrow. */
async function choose(device: Device, engineName: string, ...keys: Key[]): Promise<void> {
  await focusOn(device, SELECT)
  // Chromium opens its own list, in which nothing is chosen before Enter; in the others the key moves the choice itself.
  const whole: Key[] = engineName === 'chromium' ? [' ', ...keys, 'Enter'] : keys
  for (const key of whole) await device.press(key)
}

test('the country is chosen by keyboard, its flag is seen once, none chosen is an error', async ({
  device,
  engineName,
}) => {
  const words = (country: string) => text('en', `form:country.${country || 'placeholder'}`)
  await device.goto('/contact-us')
  await expectVisible(device, SELECT)
  // Script has taken the form over.
  await expect.poll(() => device.evaluate(() => !document.querySelector('form')?.closest('[data-served]'))).toBe(true)
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
