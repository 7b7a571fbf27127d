import { eachElement } from './each-element.ts'

const DURATION_MS = 700
const STAGGER_MS = 90

/**
 * Lets the content of sections fade and slide in when a section comes up from below. An animation on top of a finished page:
 * whatever does not run it (no script, print, reduced motion, a jump past the section) shows everything.
 */
export function startRevealSections(): void {
  eachElement('main > section, main > div ~ div', (part) => {
    let isFirstLook = true
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) observer.disconnect()
        // What stands on the screen already must not vanish to come back.
        if (isIntersecting && !isFirstLook && boundingClientRect.top > innerHeight / 2) reveal(part)
        isFirstLook = false
      }
    })
    observer.observe(part)
    return () => observer.disconnect()
  })
}

/** `part` is a section or what holds one. */
function reveal(part: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const section = part.closest('section') ?? part.querySelector('section')
  // What an island lets visitors press stands still.
  const isOperated = section?.closest('[data-island]') || section?.querySelector('[data-island]')
  for (const [index, block] of section?.querySelectorAll(':scope > div > *').entries() ?? []) {
    block.animate([{ opacity: 0, translate: isOperated ? 'none' : '0 2.5rem' }, {}], {
      duration: DURATION_MS,
      delay: index * STAGGER_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    })
  }
}
