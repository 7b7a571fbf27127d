import { eachElement } from '#client/document/each-element.ts'

/**
 * How long each word stays before the next one comes. The four changes and the last transition of half a second take
 * 4.9 s together. A motion of more than five seconds would need a pause button (WCAG 2.2, 2.2.2).
 */
const WORD_MS = 1100
/** Share of the heading that must be visible before its words begin to change. */
const VISIBLE_SHARE = 0.5

/**
 * Shows the words of a heading one after the other when the heading comes into view: each word once, then the first
 * again. With reduced motion the first word stays. `data-place` tells CSS which word is visible (`seen`), which has
 * just left (`gone`) and which are to come (`coming`). Screen readers read only the visible word.
 */
export function startRotatingWords(): void {
  const turned = new WeakSet<Element>()
  eachElement('[data-rotating-words]', (heading) => {
    // If the words of this heading have changed already, they must not change again when the visitor comes back to the
    // page.
    if (turned.has(heading)) return undefined
    const words = [...heading.querySelectorAll('[data-place]')]
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        turned.add(heading)
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) turn()
      },
      { threshold: VISIBLE_SHARE },
    )
    const turn = () => {
      let seen = 0
      timer = setInterval(() => {
        seen = (seen + 1) % words.length
        show(words, seen)
        if (seen === 0) clearInterval(timer)
      }, WORD_MS)
    }
    observer.observe(heading)
    return () => {
      observer.disconnect()
      clearInterval(timer)
      show(words, 0)
    }
  })
}

function show(words: Element[], seen: number): void {
  const gone = (seen - 1 + words.length) % words.length
  for (const [index, word] of words.entries()) {
    word.setAttribute('data-place', index === seen ? 'seen' : index === gone ? 'gone' : 'coming')
    word.setAttribute('aria-hidden', String(index !== seen))
  }
}
