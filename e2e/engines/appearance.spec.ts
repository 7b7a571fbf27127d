import sharp from 'sharp'
import { expect } from '../support/test.ts'
import { text } from '../support/texts.ts'
import type { Device } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { expectLaidOut, expectVisible } from './support/user-actions.ts'

test('customer logos have hairlines between them and no background of their own; the link that clears a form is underlined', async ({
  device,
}) => {
  await device.resize({ width: 1280, height: 800 })
  await device.goto('/')
  await expectLaidOut(device)
  // A font that arrives late would move the elements while they are measured: repeat the check.
  await expect(() => expectHairlines(device)).toPass()

  const clear = text('en', 'form:clear')
  await device.goto('/contact-us')
  await expectVisible(device, 'form button', clear)
  const line = await device.evaluate((name) => {
    const button = [...document.querySelectorAll('form button')].find(({ textContent }) => textContent === name)
    return button && getComputedStyle(button).textDecorationLine
  }, clear)
  expect(line).toBe('underline')
})

async function expectHairlines(device: Device): Promise<void> {
  const cells = await device.evaluate(async () => {
    const logos = [...document.querySelectorAll<HTMLImageElement>('li > img[src^="/customers/"]')]
    logos[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    for (const logo of logos) logo.loading = 'eager'
    await Promise.all(logos.map((logo) => logo.decode()))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return logos
      .map((logo) => (logo.parentElement as Element).getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
      .filter(({ left, right }) => left >= 0 && right < innerWidth - 10)
  })
  expect(cells.length).toBeGreaterThan(3)
  const picture = sharp(Buffer.from(await device.screenshot())).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  /** Brightness of a pixel: the sum of its red, green and blue. */
  const light = (x: number, y: number) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return (data[start] ?? 0) + (data[start + 1] ?? 0) + (data[start + 2] ?? 0)
  }
  const [first] = cells
  const ground = light((first?.left ?? 0) + 20, (first?.top ?? 0) - 20)
  for (const { left, right, top, bottom } of cells) {
    const middle = (top + bottom) / 2
    const around = [-2, -1, 0].map((x) => Math.abs(light(right + x, middle) - ground))
    expect(Math.max(...around), 'a hairline').toBeGreaterThan(30)
    for (const y of [top + 4, bottom - 4]) expect(Math.abs(light(left + 4, y) - ground), 'its ground').toBeLessThan(12)
  }
}
