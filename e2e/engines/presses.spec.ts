import { JOB_PATH } from '../support/application-form.ts'
import { expect } from '../support/test.ts'
import type { Device, Point } from './support/device.ts'
import { test } from './support/engine-test.ts'
import { activate, expectFonts, expectLaidOut, twoFrames } from './support/user-actions.ts'

/**
 * The elements to press. `inForm` finds the controls and links of the form. `below` are two parts of the page below the
 * form; the first link of each part is pressed.
 */
const PRESSED = {
  inForm: '[name]:not([tabindex="-1"]), input ~ span, a, button',
  below: ['main > [data-island] ~ *', 'footer'],
}

/** Each page has at least this many elements to press below the first required text field of its form. */
const MIN_PRESSES = 10

interface Press {
  /** Where to press. */
  point: Point
  name: string
  /** True for the button that empties the form. After a press of this button no field is invalid. */
  empties: boolean
  /**
   * True for a control that opens a list. The list must be closed again, because it covers the control that is pressed
   * next.
   */
  opens: boolean
}

/** What the functions that run in the page store in `window.state` for the next call of `evaluate`. */
interface PageState {
  form: HTMLFormElement
  pressed: HTMLElement[]
  clickTargets: Element[]
  target?: HTMLElement
  /**
   * The field above the pressed control. It has the focus and an invalid value. The press moves the focus away, so that
   * the field shows its error.
   */
  invalidField?: HTMLElement
}

/**
 * Collects the elements to press and records the target of each click, in `window.state`. Prevents the default action
 * of links and of the file field. Returns the number of collected elements. Runs in the page.
 */
function collectAndListen({ inForm, below }: typeof PRESSED): number {
  const form = document.querySelector('main form') as HTMLFormElement
  const links = below.map((part) => document.querySelector(`${part} a:not(.visually-hidden)`))
  const pressed = [...form.querySelectorAll(inForm), ...links].filter((element) => element?.checkVisibility())
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      state.clickTargets.push(target)
      if (target.closest('a, [type="file"]')) event.preventDefault()
    },
    true,
  )
  const state: PageState = { form, pressed: pressed as HTMLElement[], clickTargets: [] }
  Object.assign(window, { state })
  return pressed.length
}

/**
 * Prepares a press of an element: empties the form, focuses the last required text field above the element, and returns
 * where to press. Returns null and changes nothing if there is no such field. Runs in the page.
 */
async function prepare(index: number): Promise<Press | null> {
  const { state } = window as unknown as { state: PageState }
  const { form, pressed } = state
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const target = pressed[index] as HTMLElement
  const isAbove = (field: Element) => (field.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const invalidField = [
    ...form.querySelectorAll<HTMLElement>('[required]:is([type="text"], [type="email"], [type="tel"])'),
  ]
    .filter(isAbove)
    .at(-1)
  if (!invalidField) return null
  // Empty the form first, because the previous press has left values and errors in it.
  const active = document.activeElement as HTMLElement
  active.blur()
  await nextFrame()
  const clear = form.querySelector<HTMLElement>('button:not([type="submit"])')
  clear?.click()
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  invalidField.focus({ preventScroll: true })
  await nextFrame()
  Object.assign(state, { target, invalidField, clickTargets: [] })
  const [box] = target.getClientRects()
  if (!box || invalidField.ariaInvalid === 'true') throw new Error(`Not as it was: ${target.outerHTML}`)
  return {
    // Press near the upper edge: one more line of text above the control then moves the control away from this point.
    point: { x: box.left + Math.min(box.width, 40) / 2, y: box.top + 5 },
    name: target.getAttribute('name') ?? target.textContent ?? '',
    empties: target === clear,
    opens: target.matches('select'),
  }
}

/**
 * Waits until the field above the pressed element shows its error, unless the press has emptied the form. Then returns
 * true if the press took effect: a field has the focus, a checkbox is ticked, any other element has got the click. Runs
 * in the page.
 * @throws when the error does not appear within five seconds.
 */
async function isAnswered(empties: boolean): Promise<boolean> {
  const { target, invalidField, clickTargets } = (window as unknown as { state: PageState }).state
  if (!target || !invalidField) throw new Error('Nothing was pressed')
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const end = performance.now() + 5000
  // Wait for the error above the control. Without the error the control would not have moved, and the test would prove
  // nothing.
  const showsError = () => invalidField.ariaInvalid === 'true'
  while (!empties && !showsError()) {
    if (performance.now() > end) throw new Error(`The field above ${target.outerHTML} is not wrong`)
    await nextFrame()
  }
  if (target.matches('select, textarea, [type="text"], [type="email"], [type="tel"]'))
    return target.contains(document.activeElement)
  if (target.matches('[type="checkbox"]') && !(target as HTMLInputElement).checked) return false
  return clickTargets.some((element) => target.contains(element))
}

/** Presses every control that has a required text field above it, and expects an answer to each press. */
async function expectPressesAnswered(device: Device, press: (point: Point) => Promise<void>): Promise<void> {
  const count = await device.evaluate(collectAndListen, PRESSED)
  const lost: string[] = []
  let presses = 0
  for (let index = 0; index < count; index++) {
    const prepared = await device.evaluate(prepare, index)
    if (!prepared) continue
    await press(prepared.point)
    presses++
    if (!(await device.evaluate(isAnswered, prepared.empties))) lost.push(prepared.name)
    if (prepared.opens) await device.press('Escape')
  }
  expect(lost).toEqual([])
  expect(presses).toBeGreaterThanOrEqual(MIN_PRESSES)
}

for (const path of ['/contact-us', JOB_PATH])
  test(`${path}: every control answers a press that leaves a wrong field, by mouse and touch`, async ({
    device,
    engineName,
  }) => {
    // At this width the form has one column, in which each error moves everything below it.
    await device.resize({ width: 390, height: 844 })
    await device.goto(path)
    await activate(device, 'main form')
    await expectLaidOut(device)
    await expectFonts(device)
    await expectPressesAnswered(device, async (point) => {
      await device.hold(point)
      await device.evaluate(twoFrames)
      await device.release()
    })
    // The WebKit driver has no touch input.
    if (engineName !== 'webkit') await expectPressesAnswered(device, (point) => device.tap(point))
    expect(device.problems).toEqual([])
  })
