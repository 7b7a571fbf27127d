import { outboxExists } from '#client/device/outbox/outbox-exists.ts'
import { holdReload } from '#client/device/updates/reload-when-free.ts'
import { eachElement } from '#client/document/each-element.ts'
import { firstTouch } from '#client/document/first-touch.ts'
import { ISLAND, OPERATES, SERVED, STARTED } from '#client/document/island-attributes.ts'
import { retryImport } from '#client/document/retry-import.ts'

/** An island counts as near while it is less than this far below the screen. */
const NEAR_MARGIN = '75%'
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input']

/**
 * Has React hydrate the islands of the served page (docs/islands.md). An island starts
 * - at once, when it has something to show that the served HTML does not contain, or was used before this script had loaded,
 * - when it is pointed at, touched or focused,
 * - when it is near the screen and the visitor has done anything at all. A visitor who only looks never loads React.
 *
 * Where only some parts operate an island (`data-operates`), these parts start it and not the rest; a form among them starts it only when
 * it is touched, since its controls work without a script. Reading the list of case studies then needs no React: on a slow phone a story
 * stood 216 ms after the press instead of 425.
 */
export function startIslands(): void {
  eachElement<HTMLElement>(`[${ISLAND}][${SERVED}]`, (element) => {
    const stop = new AbortController()
    const { signal } = stop
    const operating = [...element.querySelectorAll<HTMLElement>(`[${OPERATES}]`)]
    const starters = operating.length > 0 ? operating : [element]
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) start()
      },
      { rootMargin: NEAR_MARGIN },
    )
    const end = () => {
      stop.abort()
      observer.disconnect()
    }
    const start = () => {
      if (signal.aborted) return
      end()
      element.setAttribute(STARTED, '')
      // Drafts are kept by React: until it has taken over, a reload for an update would lose the text.
      const release = holdReload()
      void retryImport(async () => {
        const { hydrateIsland } = await import('./hydrate-island.tsx')
        await hydrateIsland(element)
      }).then(release)
    }
    const startWhenNear = () => {
      if (signal.aborted) return
      for (const part of starters) if (!part.matches('form')) observer.observe(part)
    }
    for (const part of starters)
      for (const touch of TOUCHES) part.addEventListener(touch, start, { passive: true, signal })
    if (hasMoreToShow() || starters.some(wasTouched)) start()
    else void firstTouch.then(startWhenNear)
    // The device may hold a draft for a form, or submissions for the outbox.
    if (operating.length === 0) void outboxExists().then(start)
    return end
  })
}

/** True when the visitor expects more than the served HTML shows: filters, a submission to correct, a longer list. */
function hasMoreToShow(): boolean {
  return location.search !== '' || history.state?.usr?.shownCount !== undefined
}

/** True for a part that was pressed (`early-presses.ts` has marked it), filled in or focused before this script had loaded. */
function wasTouched(part: HTMLElement): boolean {
  const parts = [part, ...part.querySelectorAll<HTMLElement>('form, button, input, textarea, select')]
  return part.contains(document.activeElement) || parts.some((each) => 'pressedEarly' in each || wasFilledIn(each))
}

function wasFilledIn(part: HTMLElement): boolean {
  if (part instanceof HTMLSelectElement) {
    const served = [...part.options].findIndex(({ defaultSelected }) => defaultSelected)
    return part.selectedIndex !== Math.max(0, served)
  }
  // The `value` of a checkbox does not tell whether it is checked.
  if (part instanceof HTMLInputElement && part.type === 'checkbox') return part.checked !== part.defaultChecked
  if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) return part.value !== part.defaultValue
  return false
}
