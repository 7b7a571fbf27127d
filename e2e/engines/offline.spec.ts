import { LOCALES } from '#contract/addresses.ts'
import { languageOf, SAMPLE_PATHS, UNKNOWN_PATH } from '../support/pages.ts'
import { servedPage, textOf } from '../support/served-page.ts'
import { expect } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { test } from './support/installed.ts'
import { expectReady } from './support/user-actions.ts'

/**
 * Matches the errors that the test expects: the status 404 of the not-found page, and requests for the film. The film
 * is downloaded last, so it may be missing on the device.
 */
const EXPECTED = /\.mp4\b|status of 404 .*\/no-such-page\)$/

for (const locale of LOCALES) {
  test(`offline, pages of every kind load as documents, complete and with scripts: ${locale}`, async ({
    device,
    network,
  }) => {
    await device.goto('/outbox')
    await expectReady(device)
    network.cut()
    for (const path of SAMPLE_PATHS.filter((sample) => languageOf(sample) === locale)) {
      const heading = path.endsWith(UNKNOWN_PATH)
        ? text(locale, 'not-found:title')
        : textOf(servedPage(path).querySelector('h1'))
      await device.goto(path)
      await expect
        .poll(() => device.evaluate(factsOfPage), { message: path, intervals: [50] })
        .toEqual({ path, locale, heading: heading.replace(/\s+/g, ' '), isAlive: true, lacking: [] })
    }
    expect(device.problems.filter((problem) => !EXPECTED.test(problem))).toEqual([])
  })
}

/**
 * Facts about the open page, among them the broken pictures on its first screen (`lacking`). Also points at the first
 * part of the page that React has not hydrated yet (`data-island`), so that React hydrates it. Call the function again
 * until `isAlive` is true. Runs in the page.
 */
function factsOfPage() {
  const isInSight = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // React hydrates an island (a part of the page) when a visitor points at the island: simulate the pointer.
  const island = document.querySelector('[data-island][data-served]')
  const pointedAt = island?.querySelector('[data-operates]') ?? island
  pointedAt?.dispatchEvent(new Event('pointerover'))
  return {
    path: location.pathname,
    locale: document.documentElement.lang,
    heading: document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim(),
    isAlive: !document.querySelector('#root[data-served], [data-island][data-served]'),
    lacking: [...document.images]
      .filter((image) => isInSight(image) && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.currentSrc || image.src),
  }
}
