/** Share of the element that must be visible (for figures: docs/product.md §9.3). */
const VISIBLE_SHARE = 0.5

/** The elements that have been in view. When the visitor comes back to their page, nothing begins again. */
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
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) begin()
    },
    { threshold: VISIBLE_SHARE },
  )
  if (!viewed.has(element)) observer.observe(element)
  return () => observer.disconnect()
}
