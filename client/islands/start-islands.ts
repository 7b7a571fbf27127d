import { whenOutboxExists } from '#client/device/database/outbox-exists.ts'
import { holdReload } from '#client/device/updates/reload-when-free.ts'
import { eachElement } from '#client/document/each-element.ts'
import { firstTouch } from '#client/document/first-touch.ts'
import { hasFilters } from '#client/document/has-filters.ts'
import { ISLAND, OPERATES, SERVED, STARTED, STARTS_AT_ONCE } from '#client/document/island-attributes.ts'
import { pageState } from '#client/document/page-state.ts'
import { retryImport } from '#client/document/retry-import.ts'
import { storage } from '#client/document/storage.ts'
import { submissionToCorrect } from '#client/widgets/correction/submission-to-correct.ts'
import { DONE_HASH } from '#contract/addresses.ts'

/**
 * An island counts as near if it is less than this share of the viewport's size away from the viewport. The margin
 * gives the island time to load before the visitor has scrolled to it.
 */
const NEAR_MARGIN = '75%'
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input']

/**
 * Starts the islands, the parts of the served page that React operates: loads their code and hydrates them
 * (docs/islands.md). An island starts
 * - at once, if it has something to show that the served HTML does not contain, if the visitor used it before this
 *   script had loaded, or if the device is in fair mode, so that visitors need not wait,
 * - when the visitor points at it, touches it or focuses it,
 * - when it is near the viewport and the visitor has interacted with the page in any way. A visitor who only looks
 *   never loads React.
 *
 * If an island has parts with `data-operates`, only these parts start the island. If such a part is a form, the island
 * starts when the visitor uses the form, but not when the form is near, because its controls work without a script.
 * Reading the list of case studies therefore needs no React: on a slow phone a case study appeared 216 ms after the
 * press instead of 425 ms.
 */
export function startIslands(): void {
  eachElement<HTMLElement>(`[${ISLAND}][${SERVED}]`, startOnOccasion)
}

/**
 * Starts an island on the first of the occasions listed at `startIslands`. Returns a function that ends the wait for an
 * occasion.
 */
function startOnOccasion(island: HTMLElement): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const operating = [...island.querySelectorAll<HTMLElement>(`[${OPERATES}]`)]
  const starters = operating.length > 0 ? operating : [island]
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    },
    { rootMargin: NEAR_MARGIN },
  )
  const stopWaiting = () => {
    waiting.abort()
    observer.disconnect()
  }
  const start = () => {
    if (signal.aborted) return
    stopWaiting()
    loadAndHydrate(island)
  }
  const startWhenNear = () => {
    if (signal.aborted) return
    for (const part of starters) if (!part.matches('form')) observer.observe(part)
  }
  for (const part of starters)
    for (const touch of TOUCHES) part.addEventListener(touch, start, { passive: true, signal })
  if (isDueAtOnce(island, starters)) start()
  else void firstTouch.then(startWhenNear)
  // If the device has a database of submissions and drafts (outbox), start at once: it may hold a draft for the form
  // or submissions for the list. An island with `data-operates`, the list of case studies, shows neither.
  if (operating.length === 0) void whenOutboxExists().then(start)
  return stopWaiting
}

function isDueAtOnce(island: HTMLElement, starters: HTMLElement[]): boolean {
  const isFairMode = 'fair' in pageState
  return (
    island.hasAttribute(STARTS_AT_ONCE) ||
    hasMoreToShow() ||
    isFairMode ||
    hasLocalDraft(island) ||
    starters.some(wasTouched)
  )
}

/** True if the island is a form whose text was typed on an earlier page before that page's form had its script. */
function hasLocalDraft(island: HTMLElement): boolean {
  // The key of `local-draft.ts`. Importing its `LOCAL_DRAFT_PREFIX` would add 3 kB to the start of every page.
  return `draft:${island.querySelector('form')?.dataset.kind}` in storage('localStorage')
}

/** Loads the code of an island and hydrates it. If loading fails, tries again (`retryImport`). */
function loadAndHydrate(island: HTMLElement): void {
  island.setAttribute(STARTED, '')
  // Only a hydrated form saves drafts. A reload for an update during the hydration would lose the visitor's text: hold
  // the reload.
  const release = holdReload()
  void retryImport(async () => {
    const { hydrateIsland } = await import('./hydrate-island.tsx')
    await hydrateIsland(island)
  }).then(release)
}

/**
 * True if the address or the history entry asks for more than the served HTML shows: filters or a submission to correct
 * (both in the query), the question whether to clear this device (in the hash), or a longer list of case studies
 * (`shownCount` in React Router's state of the history entry).
 */
function hasMoreToShow(): boolean {
  return (
    hasFilters() ||
    submissionToCorrect() !== undefined ||
    location.hash === DONE_HASH ||
    history.state?.usr?.shownCount !== undefined
  )
}

/**
 * True if the visitor pressed, filled in or focused the part before this script had loaded. `early-presses.ts` marks
 * pressed elements.
 */
function wasTouched(part: HTMLElement): boolean {
  const parts = [part, ...part.querySelectorAll<HTMLElement>('form, button, input, textarea, select')]
  return part.contains(document.activeElement) || parts.some((each) => 'pressedEarly' in each || wasFilledIn(each))
}

function wasFilledIn(part: HTMLElement): boolean {
  if (part instanceof HTMLSelectElement) {
    const served = [...part.options].findIndex(({ defaultSelected }) => defaultSelected)
    return part.selectedIndex !== Math.max(0, served)
  }
  // The `value` of a checkbox does not change when the checkbox is checked: compare `checked`.
  if (part instanceof HTMLInputElement && part.type === 'checkbox') return part.checked !== part.defaultChecked
  if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) return part.value !== part.defaultValue
  return false
}
