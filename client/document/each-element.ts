// biome-ignore lint/suspicious/noConfusingVoidType: most callbacks have nothing to end and return nothing
type Begin<Target extends Element> = (element: Target) => (() => void) | void

interface Rule {
  selector: string
  begin: Begin<Element>
  /** The elements on the page that `begin` was called for, with what it returned. */
  begun: Map<Element, ReturnType<Begin<Element>>>
}

const rules: Rule[] = []

/**
 * Calls `begin` for each element that matches `selector`: those of the served page, those that an island renders later, and those of a
 * page that a link swaps in. The function that `begin` returns is called once the element has left the page; should the
 * element come back, `begin` is called again.
 */
export function eachElement<Target extends Element>(selector: string, begin: Begin<Target>): void {
  const rule = { selector, begin: begin as Begin<Element>, begun: new Map() }
  rules.push(rule)
  apply(rule)
}

/** To be called after elements of the page were added or removed. */
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
