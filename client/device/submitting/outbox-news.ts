import { onOutboxChange } from '#client/device/outbox/outbox-changes.ts'
import { OUTCOME_WORDS } from '#client/device/outbox/outcome-words.ts'
import { type FinishedSubmission, listUntold, markTold, OUTCOMES } from '#client/device/outbox/outcomes.ts'
import { eachElement } from '#client/document/each-element.ts'
import type { Locale } from '#contract/addresses.ts'

/** A form that says itself what has become of its submission has noted that by then. */
const SHOW_AFTER_MS = 1000

let untold: FinishedSubmission[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Says in the corner of every page what has become of submissions, as long as their author has neither put that away nor seen the
 * page of the outbox.
 */
export function startOutboxNews(): void {
  onOutboxChange(lookSoon)
  lookSoon()
  eachElement('[data-outbox-news]', show)
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-outbox-news-close]'))
      void markTold(untold.map(({ id }) => id)).catch(() => {})
  })
}

function lookSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(look, SHOW_AFTER_MS)
}

async function look(): Promise<void> {
  untold = await listUntold().catch(() => [])
  document.querySelectorAll('[data-outbox-news]').forEach(show)
}

function show(note: Element): void {
  const words = newsInWords(untold, document.documentElement.lang as Locale)
  // The page of the outbox says all of it itself.
  const isSaidElsewhere = document.querySelector('[data-island="submission-list"]') !== null
  note.querySelector('[data-words]')?.replaceChildren(words)
  note.toggleAttribute('data-shown', words !== '' && !isSaidElsewhere)
}

/** A sentence or two for each outcome. */
export function newsInWords(submissions: FinishedSubmission[], locale: Locale): string {
  const sentences = OUTCOMES.map((outcome) => {
    const ones = submissions.filter(({ state }) => state === outcome)
    const { one, many } = OUTCOME_WORDS[locale][outcome]
    return ones[0] && (ones.length === 1 ? one(ones[0].receipt) : many(ones.length))
  })
  return sentences.filter(Boolean).join(' ')
}
