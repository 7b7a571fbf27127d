import { expect } from '../../support/test.ts'
import type { Device } from './device.ts'
import { activate, expectAttribute } from './user-actions.ts'

/**
 * Waits until none of these texts is in the text of the page, in its fields, in `localStorage` or in `sessionStorage`.
 */
export async function expectNoTraceOf(device: Device, texts: string[]): Promise<void> {
  const found = (texts: string[]) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    const all = [document.body.textContent, storages, ...fields].join('\n')
    return texts.filter((text) => all.includes(text))
  }
  await expect.poll(() => device.evaluate(found, texts).catch(() => ['between two pages'])).toEqual([])
}

/** Waits until the form of the page has looked for a draft, and then until none of these texts is in the page. */
export async function expectEmptyForm(device: Device, texts: string[]): Promise<void> {
  await activate(device, 'main form')
  await expectAttribute(device, 'main form', 'data-draft', 'loaded')
  await expectNoTraceOf(device, texts)
}
