import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'
import { eachElement } from '#client/document/each-element.ts'
import { SERVED } from '#client/document/island-attributes.ts'

/**
 * If the device has no outbox, shows on the outbox's page that the outbox is empty. Most visitors never send anything:
 * they need not load the island and React (87 kB) only to read this sentence.
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
