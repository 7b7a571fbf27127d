import { readCaseStudies } from '../support/case-studies.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { clickOn, expectPath } from './support/hands.ts'

/** A card of the list's beginning that is far enough down to be scrolled to. */
const CARD = 6

const [study] = (await readCaseStudies()).slice(CARD)
const STORY = `/case-studies/${study?.slug}`

/** Scrolls as a visitor does who looks for a card, and gives the place. */
function scrollToCard(device: Device): Promise<number> {
  return device.evaluate((story) => {
    const block = { block: 'center', behavior: 'instant' } as const
    document.querySelector(`main a[href="${story}"]`)?.scrollIntoView(block)
    return scrollY
  }, STORY)
}

/** Waits until the story, or the list, is on screen, taken over by script. */
async function expectAlive(device: Device, path: string): Promise<void> {
  await expectPath(device, path)
  const isAlive = () => device.evaluate(() => !document.querySelector('main [data-served], main[data-served]'))
  await expect.poll(isAlive).toBe(true)
}

async function expectPlace(device: Device, place: number): Promise<void> {
  await expect.poll(() => device.evaluate((place) => Math.abs(scrollY - place), place)).toBeLessThan(3)
}

test('Back from a story finds the place in the list: after a press, and after the story was loaded as a page', async ({
  device,
}) => {
  await device.goto('/case-studies')
  await expectAlive(device, '/case-studies')
  await device.evaluate(() => void Object.assign(window, { stayed: true }))
  const place = await scrollToCard(device)
  expect(place).toBeGreaterThan(300)
  await clickOn(device, `main a[href="${STORY}"]`)
  await expectPath(device, STORY)
  await expectPlace(device, 0)
  await device.back()
  await expectPath(device, '/case-studies')
  await expectPlace(device, place)
  expect(await device.evaluate(() => 'stayed' in window)).toBe(true)

  await device.goto(STORY)
  await expectAlive(device, STORY)
  await device.back()
  await expectPath(device, '/case-studies')
  await expectPlace(device, place)
  expect(device.problems).toEqual([])
})
