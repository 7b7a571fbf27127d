import { eachElement } from '#client/document/each-element.ts'

const SOLID_AFTER_PX = 100

/** Keeps up with how far the page is scrolled: the header turns solid, and after one screen there is a way back to the top. */
export function startScrolled(): void {
  eachElement('[data-header], [data-to-top]', update)
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update, { passive: true })
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-to-top]')) return
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

function update(): void {
  const isSolid = scrollY > SOLID_AFTER_PX
  const isFarDown = scrollY > innerHeight
  for (const header of document.querySelectorAll('[data-header]')) header.toggleAttribute('data-solid', isSolid)
  for (const button of document.querySelectorAll<HTMLElement>('[data-to-top]')) button.hidden = !isFarDown
}
