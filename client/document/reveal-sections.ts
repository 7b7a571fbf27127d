import { eachElement } from './each-element.ts'
import { ISLAND } from './island-attributes.ts'

const DURATION_MS = 700
const STAGGER_MS = 90

/**
 * Fades and slides in the content of a section that comes up from below. The page is complete without the animation: without script,
 * in print, under reduced motion and after a jump past the section everything shows.
 */
export function startRevealSections(): void {
  eachElement('main > section, main > div ~ div', (part) => {
    let isFirstLook = true
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) observer.disconnect()
        // A section that is on the screen already must not vanish and come back.
        if (isIntersecting && !isFirstLook && boundingClientRect.top > innerHeight / 2) reveal(part)
        isFirstLook = false
      }
    })
    observer.observe(part)
    return () => observer.disconnect()
  })
}

/** `part` is a section or contains one. */
function reveal(part: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const section = part.closest('section') ?? part.querySelector('section')
  // Controls of an island do not move: they may be pressed already.
  const isOperated = section?.closest(`[${ISLAND}]`) || section?.querySelector(`[${ISLAND}]`)
  for (const [index, block] of section?.querySelectorAll(':scope > div > *').entries() ?? []) {
    block.animate([{ opacity: 0, translate: isOperated ? 'none' : '0 2.5rem' }, {}], {
      duration: DURATION_MS,
      delay: index * STAGGER_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    })
  }
}
