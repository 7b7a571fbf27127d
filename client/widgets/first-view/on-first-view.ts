import { prefersReducedMotion } from '#client/document/reduced-motion.ts'

/** An element counts as in view once this share of it is visible (for figures: docs/product.md §9.3). */
const VISIBLE_SHARE = 0.5

/** Elements that have been in view. When Back shows the same elements again, `begin` is not called for them again. */
const viewed = new WeakSet<Element>()

/**
 * Calls `begin` when half of an element is visible for the first time. With reduced motion `begin` is never called.
 * Returns a function that stops waiting.
 */
export function onFirstView(element: Element, begin: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      viewed.add(element)
      if (!prefersReducedMotion()) begin()
    },
    { threshold: VISIBLE_SHARE },
  )
  if (!viewed.has(element)) observer.observe(element)
  return () => observer.disconnect()
}
