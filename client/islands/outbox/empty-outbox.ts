import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'
import { eachElement } from '#client/document/each-element.ts'

/** Says on the page of the outbox that it is empty where this device has none: for most visitors nothing need be read. */
export function startEmptyOutbox(): void {
  eachElement<HTMLElement>('[data-served] [data-empty-outbox]', (empty) => {
    void mayHaveOutbox().then((mayHave) => {
      if (mayHave) return
      empty.hidden = false
      document.querySelector('[data-outbox-status]')?.replaceChildren()
    })
  })
}
