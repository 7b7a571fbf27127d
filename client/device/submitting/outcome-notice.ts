import { onOutboxChange } from '#client/device/database/outbox-changes.ts'
import { OUTCOME_WORDS } from '#client/device/outbox/outcome-words.ts'
import { type FinishedSubmission, listUntold, markTold, OUTCOMES } from '#client/device/outbox/outcomes.ts'
import { eachElement } from '#client/document/each-element.ts'
import { type Locale, splitLocale } from '#contract/addresses.ts'

/**
 * The notice waits this long after a change of the outbox. Within this time an open form shows the outcome of its own
 * submission and marks its author as told, so that the notice does not repeat the outcome.
 */
const SHOW_AFTER_MS = 1000

let untold: FinishedSubmission[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the outcomes of submissions in a notice in the corner of every page but the outbox page, until the visitor
 * closes the notice or visits the outbox page.
 */
export function startOutcomeNotice(): void {
  onOutboxChange(updateSoon)
  updateSoon()
  eachElement('[data-outcome-notice]', show)
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-outcome-notice-close]'))
      void markTold(untold.map(({ id }) => id)).catch(() => {})
  })
}

function updateSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(update, SHOW_AFTER_MS)
}

async function update(): Promise<void> {
  untold = await listUntold().catch(() => [])
  document.querySelectorAll('[data-outcome-notice]').forEach(show)
}

function show(notice: Element): void {
  const words = outcomeSentences(untold, splitLocale(location.pathname).locale)
  const isOutboxPage = document.querySelector('[data-island="submission-list"]') !== null
  notice.querySelector('[data-words]')?.replaceChildren(words)
  const isShown = words !== '' && !isOutboxPage
  notice.toggleAttribute('data-shown', isShown)
  // `start-status-bar.ts` removes this attribute again once no note is shown.
  if (isShown) document.documentElement.dataset.noted = ''
}

/** Returns the text of the notice: one sentence for each outcome that a submission has; empty without submissions. */
export function outcomeSentences(submissions: FinishedSubmission[], locale: Locale): string {
  const sentences = OUTCOMES.flatMap((outcome) => {
    const [first, ...others] = submissions.filter(({ state }) => state === outcome)
    if (!first) return []
    const { one, many } = OUTCOME_WORDS[locale][outcome]
    return others.length === 0 ? one(first.receipt) : many(1 + others.length)
  })
  return sentences.join(' ')
}
