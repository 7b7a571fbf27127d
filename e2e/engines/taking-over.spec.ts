import { JOB_PATH } from '../support/application-form.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectAttribute } from './support/hands.ts'

/** Notes in each frame how far the fields of a form are from the top of its part of the page. Runs in the page. */
function notePlaces(): void {
  const places = new Set<string>()
  Object.assign(window, { places })
  const part = document.querySelector('main [data-island]') as HTMLElement
  const fields = [...part.querySelectorAll('form [name]')]
  const note = () => {
    const { top } = part.getBoundingClientRect()
    places.add(fields.map((field) => Math.round(field.getBoundingClientRect().top - top)).join())
    requestAnimationFrame(note)
  }
  note()
}

/** Scrolls on until a form's part of the page comes up from below. Runs in the page. */
function scrollToForm(): void {
  const top = document.querySelector('main [data-island]')?.getBoundingClientRect().top ?? 0
  scrollBy({ top: top - innerHeight * 0.75, behavior: 'instant' })
}

test('a form that comes into sight while it is taken over stands still', async ({ device }) => {
  await device.resize({ width: 1280, height: 800 })
  await device.goto(JOB_PATH)
  // Fonts come late on a first visit.
  const hasFonts = () => [...document.fonts].some(({ family }) => !family.includes('Fallback'))
  await expect.poll(() => device.evaluate(hasFonts)).toBe(true)
  await device.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expectAttribute(device, 'body', 'data-laid-out', '')
  await device.evaluate(notePlaces)
  await device.evaluate(scrollToForm)
  await expectAttribute(device, 'main [data-island]', 'data-served', null)
  // What comes in with a movement has come by then.
  await device.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  const places = await device.evaluate(() => [...(window as unknown as { places: Set<string> }).places])
  expect(places).toHaveLength(1)
})
