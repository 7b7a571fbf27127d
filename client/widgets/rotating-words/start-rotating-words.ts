import { eachElement } from '#client/document/each-element.ts'
import { onFirstView } from '#client/widgets/first-view/on-first-view.ts'

/**
 * How long each word stays before the next one comes. The four changes and the last transition of half a second take
 * 4.9 s together. A motion of more than five seconds would need a pause button (WCAG 2.2, 2.2.2).
 */
const WORD_MS = 1100

/**
 * Shows the words of a heading one after the other when the heading comes into view: each word once, then the first
 * again. With reduced motion the first word stays. `data-place` tells CSS which word is visible (`seen`), which has
 * just left (`gone`) and which are to come (`coming`). Screen readers read only the visible word.
 */
export function startRotatingWords(): void {
  eachElement('[data-rotating-words]', (heading) => {
    const words = [...heading.querySelectorAll('[data-place]')]
    let timer: ReturnType<typeof setInterval> | undefined
    const stopWaiting = onFirstView(heading, () => {
      let seen = 0
      timer = setInterval(() => {
        seen = (seen + 1) % words.length
        show(words, seen)
        if (seen === 0) clearInterval(timer)
      }, WORD_MS)
    })
    return () => {
      stopWaiting()
      clearInterval(timer)
      show(words, 0)
    }
  })
}

/** Shows one of the words. `seen` is its index. */
function show(words: Element[], seen: number): void {
  const gone = (seen - 1 + words.length) % words.length
  for (const [index, word] of words.entries()) {
    const unseen = index === gone ? 'gone' : 'coming'
    word.setAttribute('data-place', index === seen ? 'seen' : unseen)
    word.setAttribute('aria-hidden', String(index !== seen))
  }
}
