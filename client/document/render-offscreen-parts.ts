import { eachElement } from './each-element.ts'
import { firstTouch } from './first-touch.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Lays out what the first screen does not show. Until a visitor does anything `base.css` leaves those parts to `content-visibility: auto`,
 * so that neither the first paint nor the fonts wait for all of a long page. Then they follow, a part in each idle moment; all
 * at once before a jump to a part of the page, which has to find its place.
 */
export function startLayOut(): void {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('a[href*="#"]')) for (const part of restOfPage()) layOut(part)
  })
  eachElement('main', () => {
    delete document.body.dataset.laidOut
    void firstTouch.then(layOutNext)
  })
}

function layOutNext(): void {
  const [part] = restOfPage()
  if (part) {
    layOut(part)
    whenIdle(layOutNext)
  } else document.body.dataset.laidOut = ''
}

function restOfPage(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('main > :not([data-laid-out]), footer:not([data-laid-out])')
}

function layOut(part: HTMLElement): void {
  part.dataset.laidOut = ''
}
