// biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to end and return nothing
type Begin<Target extends Element> = (element: Target) => (() => void) | void

interface Rule {
  selector: string
  begin: Begin<Element>
  /** What has begun and is on the page, with what ends it. */
  begun: Map<Element, ReturnType<Begin<Element>>>
}

const rules: Rule[] = []

/**
 * Calls `begin` once for each element of `selector`: for those that the page was served with, and for those that an island renders
 * later. What `begin` returns is called when the element has left the page.
 */
export function eachElement<Target extends Element>(selector: string, begin: Begin<Target>): void {
  const rule = { selector, begin: begin as Begin<Element>, begun: new Map() }
  rules.push(rule)
  apply(rule)
}

/** To be called by whatever has rendered a part of the page or taken one away. */
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
