/**
 * What React needs in a page that the browser translates. Translators, such as that of Chrome, put an element with the
 * translation in the place of each text node (facebook/react#11538).
 */

/**
 * Makes React go on when a text node that it knows is no longer in the page. Without this, removing such a text or
 * inserting something before it throws, and the whole island disappears, for example a form at the press of "Send".
 */
export function tolerateTranslations(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, next: Node | null) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as Inserted
  }
  Node.prototype.removeChild = function <Removed extends Node>(node: Removed) {
    return node.parentNode === this ? (removeChild.call(this, node) as Removed) : node
  }
}

/**
 * Call this before an island is hydrated, and the returned function when React has rendered the island anew instead,
 * because the browser or an extension has changed the served HTML. Moves what the visitor has typed, selected and chosen
 * into the new fields, and the focus. A file may arrive even later, if the dialog was opened by the served field.
 */
export function keepTyped(island: HTMLElement): () => void {
  const served = island.querySelectorAll<HTMLInputElement>('[name]:not([type="checkbox"])')
  let focused: EventTarget | null = document.activeElement
  island.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return () => {
    for (const former of served) {
      const field = island.querySelector<HTMLInputElement>(`[name="${former.name}"]`)
      if (former.isConnected || !field) continue
      const move = () => {
        const property = former.files ? 'files' : 'value'
        // React overrides the property of the element, and would ignore the event.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, former[property])
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      move()
      former.addEventListener('change', move)
      if (former === focused) field.focus()
    }
  }
}
