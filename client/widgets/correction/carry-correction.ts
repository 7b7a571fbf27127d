import { correctionAsked } from './correction-asked.ts'

/**
 * Where the address asks to correct an application: links marked `data-carries-correction` ask for the same, and words with
 * `data-correcting` read as that says.
 */
export function startCarryingCorrection(): void {
  const correct = correctionAsked()
  if (!correct) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carries-correction]')) {
    const { pathname, searchParams, hash } = new URL(link.href)
    searchParams.set('correct', correct)
    link.setAttribute('href', `${pathname}?${searchParams}${hash}`)
  }
  for (const words of document.querySelectorAll<HTMLElement>('[data-correcting]'))
    words.textContent = words.dataset.correcting as string
}
