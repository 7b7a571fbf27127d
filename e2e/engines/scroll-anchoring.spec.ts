import { localePath, PATHS } from '#contract/addresses.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectFonts, expectLaidOut } from './support/user-actions.ts'

const PHONE = { width: 390, height: 844 }
const FONTS = /^\/fonts\//
const LAST_HEADING = 'main > :last-child h2'
const FIRST_JOB = 'main a[href$="#apply_job"]'

test('what a visitor reads stays where it is while the fonts arrive', async ({ device, network }) => {
  const releaseFonts = network.hold(FONTS)
  await device.resize(PHONE)
  // The parts of this page change their heights by up to 150 px when the fonts arrive.
  await device.goto(localePath('vi', PATHS.aboutUs))
  await expectLaidOut(device)
  const top = await device.evaluate(scrollTo, LAST_HEADING)
  releaseFonts()
  await expectFonts(device)
  expect(await device.evaluate(topOf, LAST_HEADING)).toBeCloseTo(top, 0)
})

test('what a visitor is about to press stays where it is while the fonts arrive @core', async ({ device, network }) => {
  const releaseFonts = network.hold(FONTS)
  await device.resize(PHONE)
  await device.goto(localePath('vi', PATHS.careers))
  await expectLaidOut(device)
  // The title of the job, above the link, is much wider in the fallback fonts of WebKitGTK than in the site's font. The
  // link could thus move when the font arrives.
  const top = await device.evaluate(scrollTo, FIRST_JOB)
  releaseFonts()
  await expectFonts(device)
  // A pixel is allowed: the salary above has letters of two sizes in one line, whose height depends on the font.
  const moved = Math.abs((await device.evaluate(topOf, FIRST_JOB)) - top)
  expect(moved).toBeLessThanOrEqual(1)
})

test('a title breaks its lines as in its own font, also if the fallback font is wider', async ({ device }) => {
  await device.resize(PHONE)
  // In WebKitGTK the title of home takes four lines in the fallback font and two in its own.
  await device.goto(localePath('vi', PATHS.home))
  await expectLaidOut(device)
  await expectFonts(device)
  const lines = await device.evaluate(() => {
    const title = document.querySelector('h1') as HTMLElement
    const range = document.createRange()
    range.selectNodeContents(title)
    const count = () => new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    const shown = count()
    title.removeAttribute('style')
    return { shown, own: count() }
  })
  expect(lines.shown).toBe(lines.own)
})

test('what a visitor reads stays where it is while the parts above are laid out', async ({
  device,
  network,
  engineName,
}) => {
  test.skip(engineName !== 'webkit', 'This engine has scroll anchoring of its own.')
  network.hold(FONTS)
  await device.resize(PHONE)
  await device.goto(localePath('vi', PATHS.aboutUs))
  const top = await device.evaluate(scrollTo, LAST_HEADING)
  await expectLaidOut(device)
  expect(await device.evaluate(topOf, LAST_HEADING)).toBeCloseTo(top, 0)
})

test('a page that is loaded anew shows what the visitor left', async ({ device }) => {
  await device.resize(PHONE)
  // Above the last heading some texts take a line more or less in the fallback fonts.
  await device.goto(PATHS.aboutHistory)
  await expectLaidOut(device)
  await expectFonts(device)
  const top = await device.evaluate(scrollTo, LAST_HEADING)
  await device.reload()
  await expectFonts(device)
  const moved = async () => Math.abs((await device.evaluate(topOf, LAST_HEADING)) - top)
  await expect.poll(moved).toBeLessThan(2)
})

/**
 * Jumps to an element, past all parts above it at once, as a visitor does with the scroll bar. Resolves with the
 * distance of the element's top from the top of the window, in CSS pixels. Runs in the page.
 */
async function scrollTo(selector: string): Promise<number> {
  for (;;) {
    const element = document.querySelector(selector) as Element
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { top } = element.getBoundingClientRect()
    if (top > 0 && top < innerHeight) return top
  }
}

function topOf(selector: string): number {
  return document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
}
