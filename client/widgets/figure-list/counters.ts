import { eachElement } from '#client/document/each-element.ts'

/** Specification §9. */
const COUNTER_DURATION_MS = 2000
const COUNTER_STEPS = 60
const COUNTER_VISIBLE_SHARE = 0.5

/** A figure such as `30+` or `2.5M+` on its way up: its leading number times `progress` (0 to 1). `24/7` is none and stands. */
export function figureAt(figure: string, progress: number): string {
  return figure.replace(/^\d+(\.\d+)?(?![\d./])/, (number, decimals = '') =>
    (Number(number) * progress).toFixed(Math.max(0, decimals.length - 1)),
  )
}

/**
 * Figures count up once, when half of their list (`data-counters`) can be seen; not under reduced motion. What they count to stands in
 * the HTML, and in `data-value` for the time they are on their way. Printing ends the count: paper shows the real figures.
 */
export function startCounters(): void {
  const counted = new WeakSet<Element>()
  eachElement('[data-counters]', (list) => {
    // On a page that was left and come back to.
    if (counted.has(list)) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        counted.add(list)
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) count()
      },
      { threshold: COUNTER_VISIBLE_SHARE },
    )
    const count = () => {
      let step = 0
      show(list, 0)
      timer = setInterval(() => {
        step++
        show(list, step / COUNTER_STEPS)
        if (step >= COUNTER_STEPS) stop()
      }, COUNTER_DURATION_MS / COUNTER_STEPS)
    }
    const stop = () => {
      observer.disconnect()
      clearInterval(timer)
      removeEventListener('beforeprint', finish)
    }
    const finish = () => {
      stop()
      show(list, 1)
    }
    observer.observe(list)
    addEventListener('beforeprint', finish)
    return finish
  })
}

function show(list: Element, progress: number): void {
  for (const figure of list.querySelectorAll<HTMLElement>('[data-value]')) {
    const text = figureAt(figure.dataset.value as string, progress)
    // The same text again would still be a change to whoever watches the page.
    if (figure.textContent !== text) figure.textContent = text
  }
}
