import { eachElement } from '#client/document/each-element.ts'
import { prefersReducedMotion } from '#client/document/reduced-motion.ts'

const DOWN_KEYS = ['ArrowDown', 'PageDown', ' ']
const UP_KEYS = ['ArrowUp', 'PageUp', 'Home']
/**
 * A glide (a smooth scroll from the hero to the next part of the page) counts as under way for this time, which is
 * roughly the duration of a smooth scroll in browsers. The code cannot wait for the end of the scroll, because Safari
 * before 26.2 has no `scrollend` event.
 */
const GLIDE_MS = 800

/**
 * In the hero (the first section) of the history page, a step down by wheel, key or swipe scrolls to the element whose
 * id is in the hero's `data-glide-to`. The browser handles everything else as usual: scrolling up, sideways or past the
 * hero, zooming, and all scrolling with reduced motion. As long as the hero's link to the target is below the screen, a
 * step down also scrolls as usual, so that the visitor misses no text of the hero.
 */
export function startGlideDown(): void {
  eachElement<HTMLElement>('[data-glide-to]', (hero) => {
    const glide = glideFrom(hero)
    // Listens only while the hero is visible, because a page scrolls less smoothly while it has a listener for `wheel`
    // that may cancel the event.
    let listening: AbortController | undefined
    const observer = new IntersectionObserver(([entry]) => {
      listening?.abort()
      listening = new AbortController()
      if (entry?.isIntersecting) listen(glide, listening.signal)
    })
    observer.observe(hero)
    return () => {
      observer.disconnect()
      listening?.abort()
    }
  })
}

/** Returns the glide of a hero: `take` starts it on a step down, `halt` stops it on a step up. */
function glideFrom(hero: HTMLElement) {
  const targetId = hero.dataset.glideTo ?? ''
  /**
   * When the current glide ends, in milliseconds on the clock of `Event.timeStamp`. If this time is in the past or 0,
   * no glide is under way.
   */
  let underWayUntil = 0
  const isUnderWay = ({ timeStamp }: Event) => timeStamp < underWayUntil

  /** True if a step down is to start a glide now. */
  const isDue = (target: HTMLElement) => {
    const topAfterGlide = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const link = hero.querySelector(`a[href="#${targetId}"]`)
    return (
      !prefersReducedMotion() &&
      (visualViewport?.scale ?? 1) === 1 &&
      target.getBoundingClientRect().top > topAfterGlide + 1 &&
      (link?.getBoundingClientRect().bottom ?? 0) <= innerHeight
    )
  }

  return {
    /**
     * Handles a step down by wheel, key or swipe. If no glide is under way, starts one from the hero to the target. The
     * step itself is cancelled, so that the browser does not scroll for it as well. Returns false for a step that the
     * browser is to handle as usual.
     */
    take(step: Event): boolean {
      const target = document.getElementById(targetId)
      if (!step.cancelable || !target) return false
      const isGliding = isUnderWay(step)
      if (!isGliding && !isDue(target)) return false
      step.preventDefault()
      if (!isGliding) {
        underWayUntil = step.timeStamp + GLIDE_MS
        target.scrollIntoView({ behavior: 'smooth' })
      }
      return true
    },

    /** On a step up, stops the glide where it is, so that the browser can scroll up as usual. */
    halt(step: Event): void {
      if (!isUnderWay(step)) return
      underWayUntil = 0
      scrollTo({ top: scrollY, behavior: 'instant' })
    },
  }
}

/** Passes wheel, touch and keys to the glide until `signal` is aborted. */
function listen(glide: ReturnType<typeof glideFrom>, signal: AbortSignal): void {
  /**
   * Where a single finger touched the screen. Once a move of this finger has started a glide (`isTaken`), all its
   * further moves are cancelled; otherwise the browser would scroll as well.
   */
  let touch: { x: number; y: number; isTaken: boolean } | undefined
  const isOnPage = ({ target }: Event) => !(target as Element).closest('dialog')

  const onWheel = (event: WheelEvent) => {
    if (event.deltaY < 0) glide.halt(event)
    const isDown = event.deltaY > Math.abs(event.deltaX)
    if (isDown && !event.ctrlKey && !event.shiftKey && isOnPage(event)) glide.take(event)
  }
  const onTouchStart = ({ touches }: TouchEvent) => {
    const [first] = touches
    touch = touches.length === 1 && first ? { x: first.clientX, y: first.clientY, isTaken: false } : undefined
  }
  const onTouchMove = (event: TouchEvent) => {
    const [now] = event.touches
    if (!touch || !now || event.touches.length > 1) return
    if (touch.isTaken) return event.preventDefault()
    // The page scrolls down when the finger moves up.
    const down = touch.y - now.clientY
    if (down < 0) glide.halt(event)
    if (down > Math.abs(touch.x - now.clientX) && isOnPage(event)) touch.isTaken = glide.take(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey
    const isInText = (event.target as Element).matches('body, main, main a')
    if (DOWN_KEYS.includes(event.key) && isPlain && isInText && !event.defaultPrevented) glide.take(event)
    else if (UP_KEYS.includes(event.key)) glide.halt(event)
  }

  addEventListener('wheel', onWheel, { passive: false, signal })
  addEventListener('touchstart', onTouchStart, { passive: true, signal })
  addEventListener('touchmove', onTouchMove, { passive: false, signal })
  addEventListener('keydown', onKeyDown, { signal })
}
