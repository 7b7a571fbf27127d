import { expect } from '../../support/test.ts'
import type { Device, Point } from './device.ts'

/** Describes an element: the first visible one that matches the selector and, if a name is given, has this name. */
interface Target {
  selector: string
  /** The `aria-label` of the element, or its text if there is no label. White space is collapsed. */
  name?: string | undefined
}

/** Moves the mouse onto an element. Waits until the element is in sight, stands still and its middle is not covered. */
export async function hoverOn(device: Device, selector: string, name?: string): Promise<void> {
  await device.hover(await pointOf(device, { selector, name }))
}

/** Clicks an element. Waits until the element is in sight, stands still and its middle is not covered. */
export async function clickOn(device: Device, selector: string, name?: string): Promise<void> {
  await device.click(await pointOf(device, { selector, name }))
}

/** Clicks a field and types a text into it. */
export async function typeInto(device: Device, selector: string, text: string): Promise<void> {
  await clickOn(device, selector)
  await device.type(text)
}

/** Waits until an element that matches the selector and the name is visible. */
export async function expectVisible(device: Device, selector: string, name?: string): Promise<void> {
  // While one page replaces another, `evaluate` may reject: try again.
  const find = () => device.evaluate(findTarget, { selector, name, scrolls: false }).catch(() => null)
  await expect.poll(find, `${selector} ${name ?? ''}`).not.toBeNull()
}

/** Waits until no element that matches the selector and the name is visible. */
export async function expectHidden(device: Device, selector: string, name?: string): Promise<void> {
  const find = () => device.evaluate(findTarget, { selector, name, scrolls: false })
  await expect.poll(find, `${selector} ${name ?? ''}`).toBeNull()
}

/**
 * Waits until an attribute of the first matching element has the given value. If `value` is null, waits until the
 * element does not have the attribute.
 */
export async function expectAttribute(
  device: Device,
  selector: string,
  attribute: string,
  value: string | null,
  timeout?: number,
): Promise<void> {
  const read = () =>
    device
      .evaluate(({ selector, attribute }) => document.querySelector(selector)?.getAttribute(attribute) ?? null, {
        selector,
        attribute,
      })
      .catch(() => 'between two pages')
  await expect.poll(read, { ...(timeout && { timeout }), message: `${attribute} of ${selector}` }).toBe(value)
}

/** Waits until the page's scripts run. Before that, only the browser itself would react to a press. */
export async function expectScriptsRun(device: Device): Promise<void> {
  await expectVisible(device, '#root:not([data-served])')
}

/**
 * Fires one pointer move as the visitor's first action, because React hydrates most parts of a page only after such an
 * action. Waits first until the page's scripts run.
 */
async function interactOnce(device: Device): Promise<void> {
  await expectScriptsRun(device)
  await device.evaluate(() => dispatchEvent(new Event('pointermove')))
}

/**
 * Makes a part of the page interactive: simulates the visitor's first action, scrolls the part into sight and waits
 * until React has hydrated it, unless the part needs no React.
 */
export async function activate(device: Device, selector: string): Promise<void> {
  await interactOnce(device)
  await expectAlive(device, selector)
}

/**
 * Makes a part of the page interactive, as `activate` does, but does not simulate the visitor's first action: the test
 * must have done that before. If only certain controls of an island (`data-operates`) make React hydrate it, the other
 * parts of the island count as interactive from the start.
 */
export async function expectAlive(device: Device, selector: string): Promise<void> {
  const isAlive = (selector: string) => {
    const part = document.querySelector(selector)
    if (!part) return false
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
    const unhydrated = part.closest('[data-served]')
    if (!unhydrated) return true
    const control = part.closest('[data-operates]')
    control?.dispatchEvent(new Event('pointerover'))
    return control === null && unhydrated.querySelector('[data-operates]') !== null
  }
  // A command of WebKitGTK's driver may remain unanswered, or the page may be replaced: try again.
  const read = () => device.evaluate(isAlive, selector).catch(() => false)
  await expect.poll(read, { message: `${selector} is alive` }).toBe(true)
}

/**
 * Waits until the page at an address is open and React has hydrated all of its islands (the parts that React operates).
 * Points at each island, because that starts its hydration.
 */
export async function expectPageAlive(device: Device, address: string): Promise<void> {
  const addressAlive = () => {
    const island = document.querySelector('[data-island][data-served]')
    const pointedAt = island?.querySelector('[data-operates]') ?? island
    pointedAt?.dispatchEvent(new Event('pointerover'))
    const isAlive = !document.querySelector('#root[data-served], [data-island][data-served]')
    return isAlive && location.pathname + location.hash
  }
  const read = () => device.evaluate(addressAlive).catch(() => 'between two pages')
  await expect.poll(read, { message: `${address} is alive`, intervals: [50] }).toBe(address)
}

/**
 * Waits until all of the page is laid out. The parts below the first screen are laid out one by one after the visitor's
 * first action, so this function simulates such an action.
 */
export async function expectLaidOut(device: Device): Promise<void> {
  await interactOnce(device)
  await expect.poll(() => device.evaluate(() => document.querySelector('html[data-laid-out]') !== null)).toBe(true)
}

/** Waits until the page uses the fonts of the site; on a first visit they load late. */
export async function expectFonts(device: Device): Promise<void> {
  const hasFonts = () => [...document.fonts].some(({ family }) => !family.includes('Fallback'))
  await expect.poll(() => device.evaluate(hasFonts)).toBe(true)
}

/**
 * Waits half a second. After Back a browser restores the values of form fields, perhaps over what the visitor has
 * entered. By then every browser has done so, and the tests can check that the entries are still there.
 */
export async function untilRestored(device: Device): Promise<void> {
  await device.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
}

/** Waits until the address has this path. */
export async function expectPath(device: Device, path: string): Promise<void> {
  await expect.poll(() => device.evaluate(() => location.pathname).catch(() => 'between two pages')).toBe(path)
}

/** Waits until every page of the site can be read offline. */
export async function expectReady(device: Device): Promise<void> {
  await expectAttribute(device, 'html', 'data-offline', 'ready')
}

/** Taps an element. Waits until the element is in sight, stands still and its middle is not covered. */
export async function tapOn(device: Device, selector: string, name?: string): Promise<void> {
  await device.tap(await pointOf(device, { selector, name }))
}

/** Focuses an element. Presses Tab first, so that the focus is visible (`:focus-visible`) in every engine. */
export async function focusOn(device: Device, selector: string): Promise<void> {
  await device.press('Tab')
  await device.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector)
  await expectFocus(device, selector)
}

/** Waits until the focused element matches a selector. */
export async function expectFocus(device: Device, selector: string): Promise<void> {
  const read = () => device.evaluate((selector) => document.activeElement?.matches(selector), selector)
  await expect.poll(read, `${selector} has the focus`).toBe(true)
}

/** Resolves after two animation frames. An element that is animated has another position by then. Runs in the page. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/**
 * Returns the middle of the target, scrolled into sight, once it stands still and nothing covers it. Rejects if this
 * does not happen in time.
 */
async function pointOf(device: Device, target: Target): Promise<Point> {
  let point: Point | undefined
  await expect(async () => {
    const before = await device.evaluate(findTarget, { ...target, scrolls: true })
    await device.evaluate(twoFrames)
    const after = await device.evaluate(findTarget, { ...target, scrolls: true })
    expect(after?.isOnTop, `something lies over ${target.selector} ${target.name ?? ''}, or it is not there`).toBe(true)
    expect(after, 'it moves').toEqual(before)
    point = after ?? undefined
  }).toPass()
  return point as Point
}

/**
 * Returns the middle of the target, and whether the target is the topmost element there (`isOnTop`). If `scrolls` is
 * true, scrolls first if the target is out of sight or covered. Only an action may scroll: an expectation that scrolls
 * would move other elements under a resting mouse, and they would react. Returns null when no matching element is
 * visible. Runs in the page.
 */
function findTarget({ selector, name, scrolls }: Target & { scrolls: boolean }): (Point & { isOnTop: boolean }) | null {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }) &&
      (name === undefined ||
        oneLine(candidate.getAttribute('aria-label') ?? candidate.textContent ?? '') === oneLine(name)),
  )
  if (!element) return null
  const isInSight = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight - 20
  const isOnTop = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return { x, y, isOnTop: isOnTop(x, y) }
  }
  const now = middle()
  const box = element.getBoundingClientRect()
  if (!scrolls || (now.isOnTop && isOnTop(now.x, box.bottom - 2) && isInSight(box))) return now
  // The element is out of sight, or a bar at the edge of the window covers a part of it: scroll, as a visitor would.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return middle()
}
