import { JOB_PATH } from '../support/application-form.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectAttribute, expectFonts } from './support/user-actions.ts'

/**
 * Measures in every frame how far each field of the form is from the top of the part that React hydrates
 * (`data-island`). Stores the largest change of these distances in `window.state`, in CSS pixels. Returns the number of
 * fields. Runs in the page.
 */
function followFields(): number {
  const part = document.querySelector('main [data-island]') as HTMLElement
  const fields = [...part.querySelectorAll('form [name]')]
  const distances = () => {
    const { top } = part.getBoundingClientRect()
    return fields.map((field) => field.getBoundingClientRect().top - top)
  }
  const state = { farthest: 0 }
  Object.assign(window, { state })
  const before = distances()
  const look = () => {
    const moves = distances().map((distance, index) => Math.abs(distance - (before[index] ?? 0)))
    state.farthest = Math.max(state.farthest, ...moves)
    requestAnimationFrame(look)
  }
  look()
  return fields.length
}

/**
 * Scrolls until the top of the part that React hydrates (`data-island`) is at three quarters of the window's height.
 * Runs in the page.
 */
function scrollToForm(): void {
  const top = document.querySelector('main [data-island]')?.getBoundingClientRect().top ?? 0
  scrollBy({ top: top - innerHeight * 0.75, behavior: 'instant' })
}

test('a form does not move when it hydrates in sight', async ({ device }) => {
  await device.resize({ width: 1280, height: 800 })
  await device.goto(JOB_PATH)
  await expectFonts(device)
  await device.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expectAttribute(device, 'html', 'data-laid-out', '')
  expect(await device.evaluate(followFields)).toBeGreaterThan(0)
  await device.evaluate(scrollToForm)
  await expectAttribute(device, 'main [data-island]', 'data-served', null)
  // Wait 1 s: by then the animations of appearing sections have ended.
  await device.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  const farthest = () => (window as unknown as { state: { farthest: number } }).state.farthest
  expect(await device.evaluate(farthest), 'in pixels').toBeLessThan(1)
})
