import { localePath, PATHS } from '#contract/addresses.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectFonts, expectLaidOut } from './support/user-actions.ts'

test('what a visitor reads stays where it is while the parts above are laid out and the fonts arrive', async ({
  device,
  network,
}) => {
  network.slowPaths.push(/^\/fonts\//)
  await device.resize({ width: 390, height: 800 })
  // The parts of this page change their heights by up to 150 px when the fonts arrive.
  await device.goto(localePath('vi', PATHS.aboutUs))
  const top = await device.evaluate(scrollToLastHeading)
  expect(await device.evaluate(hasFonts)).toBe(false)
  await expectLaidOut(device)
  expect(await device.evaluate(topOfLastHeading)).toBeCloseTo(top, 0)
  await expectFonts(device)
  expect(await device.evaluate(topOfLastHeading)).toBeCloseTo(top, 0)
})

/**
 * Scrolls past all other parts of the page at once, as a visitor does with the scroll bar. Resolves with the place of
 * the last heading in the window. Runs in the page.
 */
async function scrollToLastHeading(): Promise<number> {
  for (;;) {
    const heading = [...document.querySelectorAll('main h2')].at(-1) as Element
    heading.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { top } = heading.getBoundingClientRect()
    if (top > 0 && top < innerHeight) return top
  }
}

function topOfLastHeading(): number {
  return [...document.querySelectorAll('main h2')].at(-1)?.getBoundingClientRect().top ?? Number.NaN
}

function hasFonts(): boolean {
  return [...document.fonts].some(({ family }) => !family.includes('Fallback'))
}
