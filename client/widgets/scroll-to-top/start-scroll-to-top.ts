import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'

/** Starts the button `data-to-top`, which is shown once the page is scrolled by more than the height of the screen. */
export function startScrollToTop(): void {
  eachElement('[data-to-top]', update)
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update, { passive: true })
  onClick('[data-to-top]', () => {
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

function update(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]')
  if (button) button.hidden = scrollY <= innerHeight
}
