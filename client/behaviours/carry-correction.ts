import { correctionAsked } from './correction-asked.ts'

/**
 * Where the address asks to correct an application: links marked `data-carries-correction` ask for the same, and words with
 * `data-correcting` read as that says, else as their `data-plain`.
 */
export function startCarryingCorrection(): void {
  const correct = correctionAsked()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carries-correction]')) {
    const { pathname, search, hash } = addressWith(correct, link.href)
    const href = pathname + search + hash
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
  }
  for (const words of document.querySelectorAll<HTMLElement>('[data-correcting]')) {
    const { correcting = '', plain = '' } = words.dataset
    const text = correct ? correcting : plain
    if (words.textContent !== text) words.textContent = text
  }
}

function addressWith(correct: string | undefined, href: string): URL {
  const address = new URL(href)
  if (correct) address.searchParams.set('correct', correct)
  else address.searchParams.delete('correct')
  return address
}
