import * as fc from 'fast-check'
import type { Network } from '../../support/network.ts'
import type { Device, Point } from './device.ts'

/** What a visitor of a random visit does next. `which` chooses one of the things that can be pressed, from 0 to 1. */
export type Action =
  | { does: 'follow' | 'press' | 'type' | 'scroll'; which: number }
  | { does: 'back' | 'forward' | 'reload' | 'escape' | 'lose or regain the network' }

/**
 * What `follow`, `press` and `type` choose from. Left out are links that lead to no page of the site: those that open a
 * file, another site, the browser's install prompt or a tab of the page.
 */
const CHOICES = {
  follow: ':is(a[href^="/"], a[href^="#"]):not([download], [target], [data-install], [role="tab"], .visually-hidden)',
  press: 'button:not([type="submit"]), summary',
  type: 'main form :is(input[type="text"], input[type="email"], textarea)[name]:not([tabindex="-1"])',
}

// Without `noBias`, fast-check would most often choose the first or the last thing.
const which = fc.noBias(fc.integer({ min: 0, max: 999 })).map((thousandths) => thousandths / 1000)
const weighted = (weight: number, ...does: Action['does'][]) => ({
  weight,
  arbitrary: fc.record({ does: fc.constantFrom(...does), which }) as fc.Arbitrary<Action>,
})

/** `count` random actions, most often links. The same seed gives the same actions. */
export function randomActions(seed: number, count: number): Action[] {
  const action = fc.oneof(
    weighted(44, 'follow'),
    weighted(20, 'back'),
    weighted(12, 'scroll', 'press'),
    weighted(8, 'type'),
    weighted(4, 'forward', 'reload', 'escape', 'lose or regain the network'),
  )
  const actions = fc.array(action, { minLength: count, maxLength: count, size: 'max' })
  return fc.sample(actions, { seed, numRuns: 1 }).flat()
}

/** A text in the middle of the window, and its distance from the top of the window. */
export interface SeenText {
  text: string
  top: number
}

/** What an action did. */
export interface Done {
  /** In words, for the report of a failure. */
  words: string
  /** What the visitor saw when the action began. */
  seen?: SeenText | undefined
  /** The address to which the followed link leads. */
  address?: string | undefined
}

/** Performs an action. An action for which the page has nothing (no form, no history) does nothing. */
export async function perform(device: Device, network: Network, action: Action): Promise<Done> {
  const { does } = action
  if (does === 'follow' || does === 'press' || does === 'type') {
    const target = await choose(device, CHOICES[does], action.which)
    if (!target?.isOnTop) return { words: 'nothing' }
    const seen = await device.evaluate(seenText)
    await device.tap(target)
    if (does === 'type') await device.type('Lan')
    return { words: target.name, seen, address: target.address }
  }
  await untilStill(device)
  const seen = await device.evaluate(seenText)
  if (does === 'scroll') await device.evaluate(scrollToPart, action.which)
  if (does === 'back' || does === 'forward') await device.evaluate(goInHistory, does === 'back' ? -1 : 1)
  if (does === 'reload') await device.reload()
  if (does === 'escape') await device.press('Escape')
  if (does !== 'lose or regain the network') return { words: '', seen }
  if (network.fault === 'none') network.cut()
  else network.fault = 'none'
  return { words: network.fault }
}

interface Marked {
  name: string
  /** The address of a link. */
  address?: string
}

type Chosen = Marked & Point & { isOnTop: boolean }

/** Chooses one of the visible elements that match, brings it into sight and returns its middle, once it stands still. */
async function choose(device: Device, selector: string, which: number): Promise<Chosen | null> {
  const marked = await device.evaluate(mark, { selector, which })
  if (!marked) return null
  await untilStill(device)
  return { ...marked, ...(await device.evaluate(middleOfMarked)) }
}

/**
 * Waits until the page has stopped scrolling. While it still scrolls smoothly to a hash, a touch would only stop it, and
 * the browser would store a position on the way.
 */
async function untilStill(device: Device): Promise<void> {
  const position = () => device.evaluate(() => scrollY)
  for (;;) {
    const before = await position()
    await device.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    if ((await position()) === before) return
  }
}

/** Marks the chosen element with `data-chosen` and scrolls it into sight. Runs in the page. */
function mark({ selector, which }: { selector: string; which: number }): Marked | null {
  document.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  const chosen = visible[Math.floor(which * visible.length)]
  if (!chosen) return null
  chosen.dataset.chosen = ''
  const { top, bottom } = chosen.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight - 20) chosen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { pathname, search, hash } = new URL((chosen as HTMLAnchorElement).href ?? location.href)
  const label = (chosen.ariaLabel ?? chosen.textContent).trim() || chosen.getAttribute('name')
  return { name: `“${label?.slice(0, 30)}”`, address: pathname + search + hash }
}

/** The middle of the element that `mark` has marked. Runs in the page. */
function middleOfMarked(): Point & { isOnTop: boolean } {
  const chosen = document.querySelector('[data-chosen]')
  if (!chosen) return { x: 0, y: 0, isOnTop: false }
  // A link that runs over two lines has two boxes: its middle may be beside both.
  const [box = chosen.getBoundingClientRect()] = chosen.getClientRects()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  return { x, y, isOnTop: hit !== null && (chosen.contains(hit) || hit.contains(chosen)) }
}

/** The text nearest to the middle of the window that stands on the page once. Runs in the page. */
function seenText(): SeenText | undefined {
  const texts = [...document.querySelectorAll('main :is(h2, h3, p, li), footer li')].filter((text) =>
    text.checkVisibility({ contentVisibilityAuto: true }),
  )
  const words = texts.map((text) => text.textContent)
  const seen = texts
    .filter((text) => words.indexOf(text.textContent) === words.lastIndexOf(text.textContent))
    .map((text) => ({ text: text.textContent, top: Math.round(text.getBoundingClientRect().top) }))
    .filter(({ top }) => top > 0 && top < innerHeight)
  const distance = ({ top }: SeenText) => Math.abs(top - innerHeight / 2)
  return seen.sort((one, other) => distance(one) - distance(other))[0]
}

function scrollToPart(which: number): void {
  scrollTo({ top: which * document.documentElement.scrollHeight, behavior: 'instant' })
}

/** Goes back or forward once the driver has its answer: it could lose the answer with the page. Runs in the page. */
function goInHistory(steps: number): void {
  setTimeout(() => history.go(steps))
}
