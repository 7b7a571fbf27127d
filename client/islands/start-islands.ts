import { outboxExists } from '#client/device/outbox/outbox-exists.ts'
import { holdReload } from '#client/device/updates/reload-when-free.ts'
import { eachElement } from '#client/document/each-element.ts'
import { firstTouch } from '#client/document/first-touch.ts'
import { retryImport } from '#client/document/retry-import.ts'
import { hasHandedOver } from '#client/widgets/language-switch/start-language-switch.ts'

/** How far below the screen an island may be and still counts as near. */
const NEAR_MARGIN = '75%'
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input']

/**
 * Has React take over the islands of the served page (docs/islands.md): when one is pointed at, touched or focused, or comes near
 * the screen once the visitor has done anything. Where only parts operate it (`data-operates`) it starts by these, and when one comes near
 * that is no form, whose controls answer by themselves. One that has something to show that the HTML does not know starts at once.
 */
export function startIslands(): void {
  eachElement<HTMLElement>('[data-island][data-served]', (element) => {
    const stop = new AbortController()
    const { signal } = stop
    const operating = [...element.querySelectorAll<HTMLElement>('[data-operates]')]
    const touched = operating.length > 0 ? operating : [element]
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
      element.dataset.started = ''
      // Until React has it, what is typed is kept nowhere.
      const release = holdReload()
      void retryImport(async () => {
        const { hydrateIsland } = await import('./hydrate-island.tsx')
        await hydrateIsland(element)
      }).then(release)
    }
    const startWhenNear = () => {
      if (signal.aborted) return
      for (const part of touched) if (!part.matches('form')) observer.observe(part)
    }
    for (const part of touched)
      for (const touch of TOUCHES) part.addEventListener(touch, start, { passive: true, signal })
    if (isAhead() || touched.some(wasTouched)) start()
    else void firstTouch.then(startWhenNear)
    // There may be a draft for a form, or entries for a list.
    if (operating.length === 0) void outboxExists().then(start)
    return end
  })
}

/** True where more is known than the served HTML shows: a filter, a submission to correct, a longer list, a half-filled form. */
function isAhead(): boolean {
  return location.search !== '' || history.state?.shownCount !== undefined || hasHandedOver()
}

/**
 * What was pressed before this script was there `bootstrap.js` has marked; what was typed or chosen stands in the controls, of which
 * one may have the focus.
 */
function wasTouched(part: HTMLElement): boolean {
  const parts = [part, ...part.querySelectorAll<HTMLElement>('form, button, input, textarea, select')]
  return part.contains(document.activeElement) || parts.some((each) => 'pressedEarly' in each || wasFilledIn(each))
}

/** The value of a checkbox stands for its being checked: it says nothing. */
function wasFilledIn(part: HTMLElement): boolean {
  if (part instanceof HTMLSelectElement) {
    const served = [...part.options].findIndex(({ defaultSelected }) => defaultSelected)
    return part.selectedIndex !== Math.max(0, served)
  }
  if (part instanceof HTMLInputElement && part.type === 'checkbox') return part.checked !== part.defaultChecked
  if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) return part.value !== part.defaultValue
  return false
}
