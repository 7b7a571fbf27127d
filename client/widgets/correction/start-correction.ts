import { submissionToCorrect } from './submission-to-correct.ts'

/**
 * Where the address asks to correct an application: links with `data-carries-correction` get the same parameter, and
 * `WordsForCorrection` show their other text.
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
