import { mayHaveOutbox } from '#client/device/database/outbox-exists.ts'
import { eachElement } from '#client/document/each-element.ts'
import { SERVED } from '#client/document/island-attributes.ts'

/**
 * If the device has no database of submissions (outbox), shows on the page of the outbox that the outbox is empty. Most
 * visitors never send anything: they need not load React and the code of this page (87 kB) only to read this sentence.
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
