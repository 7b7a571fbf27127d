import { submissionToCorrect } from './submission-to-correct.ts'

/**
 * If the address asks to correct an application (`?correct=UUID`), adds this parameter to links with
 * `data-carries-correction` and shows the `correcting` text of each `WordsForCorrection`.
 */
export function startCorrection(): void {
  const correct = submissionToCorrect()
  if (!correct) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carries-correction]')) {
    const { pathname, searchParams, hash } = new URL(link.href)
    searchParams.set('correct', correct)
    link.setAttribute('href', `${pathname}?${searchParams}${hash}`)
  }
  for (const words of document.querySelectorAll<HTMLElement>('[data-correcting]'))
    words.textContent = words.dataset.correcting as string
}
