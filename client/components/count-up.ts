import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

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
 * Progress of counters, 0 to 1: starts once, when half of the element can be seen. It is 1 before that, so that the real
 * figures stand in the HTML, and stays 1 under reduced motion. Printing ends the count: paper shows the real figures.
 */
export function useCountUp(ref: RefObject<Element | null>): number {
  const [step, setStep] = useState(COUNTER_STEPS)

  useEffect(() => {
    if (!ref.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setStep(0)
        timer = setInterval(
          () =>
            setStep((step) => {
              if (step + 1 >= COUNTER_STEPS) clearInterval(timer)
              return Math.min(step + 1, COUNTER_STEPS)
            }),
          COUNTER_DURATION_MS / COUNTER_STEPS,
        )
      },
      { threshold: COUNTER_VISIBLE_SHARE },
    )
    observer.observe(ref.current)
    const stop = () => {
      observer.disconnect()
      clearInterval(timer)
    }
    // At once: the browser takes its picture of the page right after the event.
    const finish = () => {
      stop()
      flushSync(() => setStep(COUNTER_STEPS))
    }
    addEventListener('beforeprint', finish)
    return () => {
      stop()
      removeEventListener('beforeprint', finish)
    }
  }, [ref])

  return step / COUNTER_STEPS
}
