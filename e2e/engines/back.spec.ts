import { readCaseStudies } from '../support/case-studies.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { bringToLife, clickOn, expectLaidOut, expectPath } from './support/hands.ts'

/** Cards of the list's beginning that are far enough down to be scrolled to. */
const [STORY = '', OTHER_STORY = ''] = (await readCaseStudies())
  .slice(6, 10)
  .filter((_, index) => index % 3 === 0)
  .map(({ slug }) => `/case-studies/${slug}`)

/** Scrolls as a visitor does who looks for a card, and gives the place. */
function scrollToCard(device: Device, story: string): Promise<number> {
  return device.evaluate((story) => {
    const block = { block: 'center', behavior: 'instant' } as const
    document.querySelector(`main a[href="${story}"]`)?.scrollIntoView(block)
    return scrollY
  }, story)
}

/** Waits until the story, or the list, is on screen, taken over by script and laid out whole. */
async function expectAlive(device: Device, path: string): Promise<void> {
  await expectPath(device, path)
  await bringToLife(device, 'main h3')
  await expectLaidOut(device)
}

async function expectPlace(device: Device, place: number): Promise<void> {
  await expect.poll(() => device.evaluate((place) => Math.abs(scrollY - place), place)).toBeLessThan(3)
}

test('Back from a story finds the place in the list: after a press, and after the story was loaded as a page', async ({
  device,
}) => {
  await device.goto('/case-studies')
  await expectAlive(device, '/case-studies')
  const place = await scrollToCard(device, STORY)
  expect(place).toBeGreaterThan(300)
  await clickOn(device, `main a[href="${STORY}"]`)
  await expectPath(device, STORY)
  await expectPlace(device, 0)
  await device.back()
  await expectPath(device, '/case-studies')
  await expectPlace(device, place)

  const otherPlace = await scrollToCard(device, OTHER_STORY)
  expect(otherPlace).not.toBe(place)
  // The page has noticed that it rests.
  await expect.poll(() => device.evaluate((place) => Math.abs(history.state.place - place), otherPlace)).toBeLessThan(3)
  await device.goto(OTHER_STORY)
  await expectAlive(device, OTHER_STORY)
  await device.back()
  await expectPath(device, '/case-studies')
  await expectPlace(device, otherPlace)
  expect(device.problems).toEqual([])
})
