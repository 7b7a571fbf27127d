import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'
import { eachElement } from '#client/document/each-element.ts'
import { SERVED } from '#client/document/island-attributes.ts'

/**
 * Tells on the outbox's page that the outbox is empty, when the device has none. Most visitors never write: they need not load the
 * island and React for this sentence (87 kB).
 */
export function startEmptyOutbox(): void {
  eachElement<HTMLElement>(`[${SERVED}] [data-empty-outbox]`, (empty) => {
    void mayHaveOutbox().then((mayHave) => {
      if (mayHave) return
      empty.hidden = false
      document.querySelector('[data-outbox-status]')?.replaceChildren()
    })
  })
}
