import { eachElement } from '#client/document/each-element.ts'
import { moveUnlessPaused } from '#client/widgets/pause-button/pausable-motion.ts'

const WORD_MS = 3000

/**
 * Shows the words of a heading one after the other. `data-place` tells CSS which word is visible (`seen`), which has
 * just left (`gone`) and which are to come (`coming`). Screen readers read only the visible word.
 */
export function startRotatingWords(): void {
  eachElement<HTMLElement>('[data-rotating-words]', (heading) =>
    moveUnlessPaused(heading, () => {
      const timer = setInterval(() => showNext([...heading.querySelectorAll('[data-place]')]), WORD_MS)
      return () => clearInterval(timer)
    }),
  )
}

function showNext(words: Element[]): void {
  const gone = words.findIndex((word) => word.matches('[data-place="seen"]'))
  const seen = (gone + 1) % words.length
  for (const [index, word] of words.entries()) {
    word.setAttribute('data-place', index === seen ? 'seen' : index === gone ? 'gone' : 'coming')
    word.setAttribute('aria-hidden', String(index !== seen))
  }
}
