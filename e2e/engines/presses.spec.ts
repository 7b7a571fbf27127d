import { JOB_PATH } from '../support/application-form.ts'
import { expect } from '../support/test.ts'
import type { Device, Place } from './support/device.ts'
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
const PRESSES_MIN_COUNT = 10

interface Press {
  place: Place
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
  heard: Element[]
  target?: HTMLElement
  /**
   * The field above the pressed control. It has the focus and an invalid value. The press moves the focus away, so that
   * the field shows its error.
   */
  left?: HTMLElement
}

/**
 * Collects the elements to press and records the target of each click, in `window.state`. Prevents the default action
 * of links and of the file field. Returns the number of collected elements. Runs in the page.
 */
function listen({ inForm, below }: typeof PRESSED): number {
  const form = document.querySelector('main form') as HTMLFormElement
  const links = below.map((part) => document.querySelector(`${part} a:not(.visually-hidden)`))
  const pressed = [...form.querySelectorAll(inForm), ...links].filter((element) => element?.checkVisibility())
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      state.heard.push(target)
      if (target.closest('a, [type="file"]')) event.preventDefault()
    },
    true,
  )
  const state: PageState = { form, pressed: pressed as HTMLElement[], heard: [] }
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
  const isShown = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const target = pressed[index] as HTMLElement
  const isAbove = (field: Element) => (field.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const left = [...form.querySelectorAll<HTMLElement>('[required]:is([type="text"], [type="email"], [type="tel"])')]
    .filter(isAbove)
    .at(-1)
  if (!left) return null
  // Empty the form first, because the previous press has left values and errors in it.
  const active = document.activeElement as HTMLElement
  active.blur()
  await isShown()
  const clear = form.querySelector<HTMLElement>('button:not([type="submit"])')
  clear?.click()
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  left.focus({ preventScroll: true })
  await isShown()
  Object.assign(state, { target, left, heard: [] })
  const [box] = target.getClientRects()
  if (!box || left.ariaInvalid === 'true') throw new Error(`Not as it was: ${target.outerHTML}`)
  return {
    // Press near the upper edge: one more line of text above the control then moves the control away from this point.
    place: { x: box.left + Math.min(box.width, 40) / 2, y: box.top + 5 },
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
  const { target, left, heard } = (window as unknown as { state: PageState }).state
  if (!target || !left) throw new Error('Nothing was pressed')
  const isShown = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const end = performance.now() + 5000
  // Wait for the error above the control. Without the error the control would not have moved, and the test would prove
  // nothing.
  for (let isWrong = empties; !isWrong; isWrong = left.ariaInvalid === 'true') {
    if (performance.now() > end) throw new Error(`The field above ${target.outerHTML} is not wrong`)
    await isShown()
  }
  if (target.matches('select, textarea, [type="text"], [type="email"], [type="tel"]'))
    return target.contains(document.activeElement)
  const isTicked = !target.matches('[type="checkbox"]') || (target as HTMLInputElement).checked
  return isTicked && heard.some((element) => target.contains(element))
}

/** Presses every control that has a required text field above it, and expects an answer to each press. */
async function expectPressesAnswered(device: Device, press: (place: Place) => Promise<void>): Promise<void> {
  const count = await device.evaluate(listen, PRESSED)
  const lost: string[] = []
  let presses = 0
  for (let index = 0; index < count; index++) {
    const prepared = await device.evaluate(prepare, index)
    if (!prepared) continue
    await press(prepared.place)
    presses++
    if (!(await device.evaluate(isAnswered, prepared.empties))) lost.push(prepared.name)
    if (prepared.opens) await device.press('Escape')
  }
  expect(lost).toEqual([])
  expect(presses).toBeGreaterThanOrEqual(PRESSES_MIN_COUNT)
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
    await expectPressesAnswered(device, async (place) => {
      await device.hold(place)
      await device.evaluate(twoFrames)
      await device.release()
    })
    // The WebKit driver has no touch input.
    if (engineName !== 'webkit') await expectPressesAnswered(device, (place) => device.tap(place))
    expect(device.problems).toEqual([])
  })
