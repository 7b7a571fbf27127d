import { readCaseStudies } from '../support/case-studies.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { activate, clickOn, expectLaidOut, expectPath, untilRestored } from './support/user-actions.ts'

const caseStudies = await readCaseStudies()

/**
 * Two case studies whose cards the list shows without a press of "Show more". The cards are far enough down the page to
 * need scrolling.
 */
const [STORY = '', OTHER_STORY = ''] = [6, 9].map((index) => `/case-studies/${caseStudies[index]?.slug}`)

/** Scrolls to the card of a case study and returns the scroll position. */
async function scrollToCard(device: Device, story: string): Promise<number> {
  // Wait until no navigation is under way: while a link is being followed, the list stores no scroll position.
  const isThere = () => !('navigation' in globalThis && navigation.transition)
  await expect.poll(() => device.evaluate(isThere)).toBe(true)
  await device.evaluate((story) => {
    const block = { block: 'center', behavior: 'instant' } as const
    document.querySelector(`main a[href="${story}"]`)?.scrollIntoView(block)
  }, story)
  return device.evaluate(() => scrollY)
}

/** Waits until the list of case studies has stored this scroll position in its history entry. */
async function expectPositionStored(device: Device, place: number): Promise<void> {
  const distance = (place: number) => Math.abs((history.state?.place ?? Number.NaN) - place)
  await expect.poll(() => device.evaluate(distance, place)).toBeLessThan(3)
}

/** Waits until the page at a path (a case study or the list) is shown, its scripts run and its layout is complete. */
async function expectComplete(device: Device, path: string): Promise<void> {
  await expectPath(device, path)
  // The address may change before the page does: wait for the canonical link of the new page.
  const ofPath = (path: string) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path)
  await expect.poll(() => device.evaluate(ofPath, path), { message: `the page of ${path}` }).toBe(true)
  await activate(device, 'main h3')
  await expectLaidOut(device)
}

async function expectPlace(device: Device, place: number): Promise<void> {
  await expect.poll(() => device.evaluate((place) => Math.abs(scrollY - place), place)).toBeLessThan(3)
}

/** Resolves with the query of the address, or with a note while one page replaces another. */
function queryOf(device: Device): Promise<string> {
  return device.evaluate(() => location.search).catch(() => 'between two pages')
}

/** Chooses a filter, opens a case study that matches it, goes back and expects the filter to be kept. */
async function expectFiltersKept(device: Device): Promise<void> {
  const service = 'web_dev'
  await device.evaluate((service) => {
    const select = document.querySelector<HTMLSelectElement>('form [name="service"]') as HTMLSelectElement
    select.value = service
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, service)
  await expect.poll(() => queryOf(device)).toBe(`?service=${service}`)
  await clickOn(device, 'main li h3 a')
  await expect.poll(() => queryOf(device)).toBe('')
  // Stay on the case study for a moment, as a visitor does.
  await device.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await device.back()
  await expect.poll(() => queryOf(device)).toBe(`?service=${service}`)
  // The field values that the browser restores after Back must not change the filter.
  await untilRestored(device)
  const chosen = () => document.querySelector<HTMLSelectElement>('form [name="service"]')?.value
  await expect.poll(() => device.evaluate(chosen)).toBe(service)
}

for (const isOperated of [false, true])
  test(`Back from a case study restores the position in the list ${isOperated ? 'after hydration' : 'as served'}, twice in a row`, async ({
    device,
  }) => {
    await device.goto('/case-studies')
    await expectComplete(device, '/case-studies')
    if (isOperated) await activate(device, 'form')
    for (const story of [STORY, OTHER_STORY]) {
      const place = await scrollToCard(device, story)
      expect(place).toBeGreaterThan(300)
      if (isOperated) await expectPositionStored(device, place)
      await clickOn(device, `main a[href="${story}"]`)
      await expectComplete(device, story)
      await device.back()
      await expectPath(device, '/case-studies')
      await expectPlace(device, place)
    }
    if (isOperated) await expectFiltersKept(device)
    expect(device.problems).toEqual([])
  })
