import { eachElement } from '#client/document/each-element.ts'
import { onFirstView } from '#client/widgets/first-view/on-first-view.ts'

/** How long a figure counts up (docs/product.md §9.3). */
const COUNTER_DURATION_MS = 2000
/** Number of values that a figure shows while it counts up (docs/product.md §9.3). */
const COUNTER_STEPS = 60

/**
 * Returns the text of a figure such as `30+` or `2.5M+` while it counts up: the leading number is multiplied by
 * `progress` (0 to 1). Returns `24/7` unchanged.
 */
export function figureAt(figure: string, progress: number): string {
  return figure.replace(/^\d+(\.\d+)?(?![\d./])/, (number, decimals = '') =>
    (Number(number) * progress).toFixed(Math.max(0, decimals.length - 1)),
  )
}

/**
 * Makes figures count up once, when half of their list (`data-counters`) is visible. With reduced motion they do not
 * count. `data-value` is the final figure, which the served HTML also shows. Printing ends the counting, so that the
 * final figures are printed.
 */
export function startFigureList(): void {
  eachElement('[data-counters]', (list) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const count = () => {
      let step = 0
      show(list, 0)
      timer = setInterval(() => {
        step++
        show(list, step / COUNTER_STEPS)
        if (step >= COUNTER_STEPS) stop()
      }, COUNTER_DURATION_MS / COUNTER_STEPS)
    }
    const stopWaiting = onFirstView(list, count)
    const stop = () => {
      stopWaiting()
      clearInterval(timer)
      removeEventListener('beforeprint', finish)
    }
    const finish = () => {
      stop()
      show(list, 1)
    }
    addEventListener('beforeprint', finish)
    return finish
  })
}

/** Shows the figures of a list as they are after the share `progress` (0 to 1) of the counting. */
function show(list: Element, progress: number): void {
  for (const figure of list.querySelectorAll<HTMLElement>('[data-value]')) {
    const text = figureAt(figure.dataset.value as string, progress)
    // Writes the text only if it is new, because mutation observers, such as those of the tests, count the writing of
    // an equal text as a change.
    if (figure.textContent !== text) figure.textContent = text
    // Until the figure is final, it is hidden from screen readers, so that they read no wrong number.
    if (progress < 1) figure.setAttribute('aria-hidden', 'true')
    else figure.removeAttribute('aria-hidden')
  }
}
