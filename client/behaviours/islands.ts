import { outboxExists } from '#client/outbox/outbox-exists.ts'
import { untilLoaded } from '#client/pwa/until-loaded.ts'
import { eachElement } from './each-element.ts'
import { firstTouch } from './first-touch.ts'
import { hasHandedOver } from './language-switch.ts'

/** How far below the screen an island may be and still counts as near. */
const NEAR_MARGIN = '75%'
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input']

/**
 * Has React take over the islands of the served page (docs/islands.md): when one is pointed at, touched or focused, or comes near
 * the screen once the visitor has done anything. One that has something to show that the HTML does not know starts at once.
 */
export function startIslands(): void {
  eachElement<HTMLElement>('[data-island][data-served]', (element) => {
    const stop = new AbortController()
    const { signal } = stop
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
      void untilLoaded(async () => {
        const { hydrateIsland } = await import('../islands/hydrate-island.tsx')
        await hydrateIsland(element)
      })
    }
    const startWhenNear = () => {
      if (!signal.aborted) observer.observe(element)
    }
    for (const touch of TOUCHES) element.addEventListener(touch, start, { passive: true, signal })
    if (isAhead() || element.contains(document.activeElement) || wasTouched(element)) start()
    else {
      void firstTouch.then(startWhenNear)
      // There may be a draft for a form, or entries for a list.
      void outboxExists().then(start)
    }
    return end
  })
}

/** True where more is known than the served HTML shows: a filter, a submission to correct, a longer list, a half-filled form. */
function isAhead(): boolean {
  return location.search !== '' || history.state?.shownCount !== undefined || hasHandedOver()
}

/** What was pressed before this script was there `bootstrap.js` has marked; what was typed or chosen stands in the controls. */
function wasTouched(island: HTMLElement): boolean {
  const parts = [...island.querySelectorAll<HTMLElement>('form, button, input, textarea')]
  return parts.some((part) => 'pressedEarly' in part || wasFilledIn(part))
}

/** The value of a checkbox stands for its being checked: it says nothing. */
function wasFilledIn(part: HTMLElement): boolean {
  if (part instanceof HTMLInputElement && part.type === 'checkbox') return part.checked !== part.defaultChecked
  if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) return part.value !== part.defaultValue
  return false
}
