import { LOCALES, type Locale, localePath } from '#contract/addresses.ts'
import { brokenImages } from '../support/broken-images.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { oneOfEachKind, UNKNOWN_PATH } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { test } from './support/engine-test.ts'
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
 * The window sizes at which an engine checks the pages of a language. Chromium checks all sizes. The other engines use
 * the same layout, so they check every second size in one language and the remaining sizes in the other.
 */
function sizesFor(engine: string, locale: Locale) {
  return engine === 'chromium' ? SIZES : SIZES.filter((_, index) => index % LOCALES.length === LOCALES.indexOf(locale))
}

async function expectNothingOutOfPlace(device: Device, path: string, sizes: typeof SIZES): Promise<void> {
  await device.goto(path)
  await expectLaidOut(device)
  for (const size of sizes) {
    await device.resize(size)
    // Content that depends on the window size needs a moment to change after a resize: repeat the check.
    await expect.poll(() => layoutFaults(device), `${path} at ${size.width} px`).toEqual([])
  }
  expect(await brokenImages(device), path).toEqual([])
}

/**
 * Each page is opened at the size of a phone and at the size of a desktop, and checked before the next resize: when a
 * page is first laid out, its parts below the first screen follow one by one and its pictures arrive. This may cause
 * faults that a layout after a resize hides.
 */
test('every kind of page on a phone, a tablet and a desktop: no layout fault, no broken picture @core', async ({
  device,
}) => {
  test.slow()
  const sizes = SIZES.filter(({ width }) => [390, 768, 1440].includes(width))
  for (const path of oneOfEachKind('vi')) {
    await device.resize(sizes[0] as (typeof SIZES)[number])
    await expectNothingOutOfPlace(device, path, sizes)
    await expectNothingOutOfPlace(device, path, sizes.slice(-1))
  }
})

for (const locale of LOCALES)
  test(`every kind of page, ${locale}: no layout fault at any size, no broken picture, no console error`, async ({
    device,
  }, { project }) => {
    test.slow()
    const sizes = sizesFor(project.name, locale)
    // Wait until the whole site is stored on the device: only then do the hero film and its button appear.
    await device.goto(`${oneOfEachKind(locale)[0]}`)
    await expectReady(device)
    for (const path of oneOfEachKind(locale)) {
      await expectNothingOutOfPlace(device, path, sizes)
      expect(device.problems, path).toEqual([])
    }
    // The not-found page comes last. Its `problems` are not checked, because browsers log its status 404 as an error.
    await expectNothingOutOfPlace(device, localePath(locale, UNKNOWN_PATH), sizes)
  })
