import { eachElement } from './each-element.ts'

const SOLID_AFTER_PX = 100

/** Gives the header a solid background (`data-solid`) once the page is scrolled by more than 100 px. */
export function startSolidHeader(): void {
  eachElement('[data-header]', update)
  addEventListener('scroll', update, { passive: true })
}

function update(): void {
  document.querySelector('[data-header]')?.toggleAttribute('data-solid', scrollY > SOLID_AFTER_PX)
}
