import { LOCALES, type Locale } from '#contract/addresses.ts'
import { KINDS, languageOf, oneOfEachKind } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { expectLaidOut, expectReady } from './support/user-actions.ts'

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

/**
 * The widths at which an engine looks at the pages of a language: Chromium at all; the others, which lay out the same boxes, at
 * every second one, the other language at the rest.
 */
function sizesFor(engine: string, locale: Locale) {
  return engine === 'chromium' ? SIZES : SIZES.filter((_, place) => place % LOCALES.length === LOCALES.indexOf(locale))
}

/** Files of the pictures that cannot be shown, those that would wait until they come into sight included. */
function brokenPictures(device: Device): Promise<string[]> {
  return device.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc)
  })
}

async function expectNothingOutOfPlace(device: Device, path: string, sizes: typeof SIZES): Promise<void> {
  await device.goto(path)
  await expectLaidOut(device)
  for (const size of sizes) {
    await device.resize(size)
    // What is shown for one size only, or moves with a new one, needs a moment.
    await expect.poll(() => layoutFaults(device), `${path} at ${size.width} px`).toEqual([])
  }
  expect(await brokenPictures(device), path).toEqual([])
}

for (const locale of LOCALES)
  test(`every kind of page, ${locale}: nothing out of place at any size, all pictures there, console clean`, async ({
    device,
  }, { project }) => {
    test.slow()
    const sizes = sizesFor(project.name, locale)
    // The film, and its button, come once the site is on the device.
    await device.goto(`${oneOfEachKind(locale)[0]}`)
    await expectReady(device)
    for (const path of oneOfEachKind(locale)) {
      await expectNothingOutOfPlace(device, path, sizes)
      expect(device.problems, path).toEqual([])
    }
    // Browsers log its status as an error, as they should.
    const notFound = KINDS.find((path) => languageOf(path) === locale && path.endsWith('/no-such-page'))
    await expectNothingOutOfPlace(device, `${notFound}`, sizes)
  })
