import { eachElement } from './each-element.ts'
import { ISLAND } from './island-attributes.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

const DURATION_MS = 700
const STAGGER_MS = 90
/**
 * Matches the parts of a page below its hero. The hero is the first `div` of `main`. The other parts are sections, or a
 * `div` around a section.
 */
const BELOW_HERO = 'main > section, main > div ~ div'

/**
 * Fades and slides in the content of a section that comes into view from below. If there is no animation (without
 * script, in print, with reduced motion, after a jump past the section), the content is visible at once.
 */
export function startRevealSections(): void {
  eachElement(BELOW_HERO, (part) => {
    let isFirstLook = true
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) observer.disconnect()
        // Reveals a section only if it enters the screen from below. A section that was on the screen from the start,
        // or that a jump has brought there, must not disappear and fade in.
        if (isIntersecting && !isFirstLook && boundingClientRect.top > innerHeight / 2) reveal(part)
        isFirstLook = false
      }
    })
    observer.observe(part)
    return () => observer.disconnect()
  })
}

/** Animates the content of a section. `part` is the section or contains it. */
function reveal(part: Element): void {
  if (prefersReducedMotion()) return
  const section = part.closest('section') ?? part.querySelector('section')
  // A section that React operates fades in without moving, because the visitor may already be pressing its controls.
  const isOperated = section?.closest(`[${ISLAND}]`) || section?.querySelector(`[${ISLAND}]`)
  // Keeps Firefox from choosing a moving block as the scroll anchor (CSS Scroll Anchoring). Firefox would scroll the
  // page along with the block, and the element that the visitor is pressing would move away.
  const overflowAnchor = 'none'
  for (const [index, block] of section?.querySelectorAll(':scope > div > *').entries() ?? []) {
    block.animate([{ opacity: 0, translate: isOperated ? 'none' : '0 2.5rem', overflowAnchor }, { overflowAnchor }], {
      duration: DURATION_MS,
      delay: index * STAGGER_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    })
  }
}
