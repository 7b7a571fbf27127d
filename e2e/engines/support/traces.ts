import { expect } from '../../support/test.ts'
import type { Device } from './device.ts'

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
