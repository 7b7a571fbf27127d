import { expect, type Page } from '@playwright/test'

/** The sum of the scores of all layout shifts of a page must stay below this limit. */
const SHIFT_MAX = 0.005

/** An entry of the Layout Instability API, which TypeScript's DOM library does not have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The layout shifts of a page. `values` are their scores. `report` names the moved elements of each shift. */
interface LayoutShifts {
  values: number[]
  report: string
}

/**
 * Records layout shifts from the next navigation on. The returned function resolves with the shifts of the open page.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height].map(Math.round)}`
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'a node since removed'
    }
    const shifts: { value: number; line: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moves = sources.map(({ node, previousRect, currentRect }) => {
          return `${name(node)} ${box(previousRect)} → ${box(currentRect)}`
        })
        shifts.push({ value, line: [`${value.toFixed(5)} at scrollY ${scrollY}`, ...moves].join('\n    ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; line: string }[] }).shifts,
    )
    return { values: shifts.map(({ value }) => value), report: shifts.map(({ line }) => line).join('\n') }
  }
}

/** Expects layout shifts with a sum of scores below `SHIFT_MAX`. */
export function expectHardlyShifted({ values, report }: LayoutShifts): void {
  expect(
    values.reduce((sum, value) => sum + value, 0),
    report,
  ).toBeLessThan(SHIFT_MAX)
}
