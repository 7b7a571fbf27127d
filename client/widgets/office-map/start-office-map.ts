import { onOnline } from '#client/device/offline/online.ts'
import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'

/**
 * Starts the drawn maps, `[data-office-map]`. The button `[data-map-toggle]` lays OpenStreetMap (`data-map-url`) over
 * the drawing and removes it again. Before a press nothing is requested from OpenStreetMap. When the device goes
 * offline, OpenStreetMap is removed; only another press loads it again.
 */
export function startOfficeMap(): void {
  onClick('[data-map-toggle]', (button) => {
    const map = button.closest('[data-office-map]')
    if (map) setOpen(map, !map.hasAttribute('data-open'))
  })
  eachElement('[data-office-map]', (map) =>
    onOnline((isOnline) => {
      map.toggleAttribute('data-offline', !isOnline)
      map.querySelector('[data-map-toggle]')?.toggleAttribute('disabled', !isOnline)
      if (!isOnline) setOpen(map, false)
    }),
  )
}

/** Lays OpenStreetMap over the drawing, or removes it. */
function setOpen(map: Element, isOpen: boolean): void {
  map.toggleAttribute('data-open', isOpen)
  const sheet = map.querySelector<HTMLElement>('[data-map-url]')
  if (isOpen) sheet?.append(frameOf(sheet))
  else sheet?.querySelector('iframe')?.remove()
}

function frameOf({ dataset: { mapUrl = '', mapTitle = '' } }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  // OpenStreetMap's tile server refuses requests without an origin, so the sandbox needs `allow-same-origin`.
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox')
  return Object.assign(frame, { title: mapTitle, loading: 'lazy', referrerPolicy: 'no-referrer', src: mapUrl })
}
