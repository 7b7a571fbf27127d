// biome-ignore lint/suspicious/noConfusingVoidType: most callbacks have nothing to clean up and return nothing
type Begin<Target extends Element> = (element: Target) => (() => void) | void

interface Rule {
  selector: string
  begin: Begin<Element>
  /** The elements on the page for which `begin` was called, each with the function that `begin` returned. */
  begun: Map<Element, ReturnType<Begin<Element>>>
}

const rules: Rule[] = []

/**
 * Calls `begin` for each element of the page that matches `selector`, and later for each matching element that is
 * added: when React renders a part of the page, or when a link replaces the page's content. When an element has left
 * the page, the function that `begin` returned is called. If the element comes back, `begin` is called again.
 */
export function eachElement<Target extends Element>(selector: string, begin: Begin<Target>): void {
  const rule = { selector, begin: begin as Begin<Element>, begun: new Map() }
  rules.push(rule)
  apply(rule)
}

/**
 * Makes every `eachElement` rule look for added and removed elements. Call this after elements were added to the page
 * or removed from it.
 */
export function pageChanged(): void {
  for (const rule of rules) apply(rule)
}

function apply({ selector, begin, begun }: Rule): void {
  for (const [element, end] of begun) {
    if (element.isConnected) continue
    begun.delete(element)
    end?.()
  }
  for (const element of document.querySelectorAll(selector)) {
    if (!begun.has(element)) begun.set(element, begin(element))
  }
}
