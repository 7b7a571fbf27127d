import { onOnline } from '#client/device/offline/online.ts'
import { eachElement } from '#client/document/each-element.ts'

/**
 * Drawn maps, `[data-office-map]`: a press on `[data-map-toggle]` lays the map of `data-map-url` over the drawing, and takes it away
 * again. Nothing is asked of another site before the press, nor, once the network has gone and come back, until the next.
 */
export function startOfficeMaps(): void {
  document.addEventListener('click', ({ target }) => {
    const map = (target as Element).closest('[data-map-toggle]')?.closest('[data-office-map]')
    if (map) lay(map, !map.hasAttribute('data-open'))
  })
  eachElement('[data-office-map]', (map) =>
    onOnline((isOnline) => {
      map.toggleAttribute('data-offline', !isOnline)
      map.querySelector('[data-map-toggle]')?.toggleAttribute('disabled', !isOnline)
      if (!isOnline) lay(map, false)
    }),
  )
}

function lay(map: Element, isOpen: boolean): void {
  map.toggleAttribute('data-open', isOpen)
  const sheet = map.querySelector<HTMLElement>('[data-map-url]')
  if (isOpen) sheet?.append(frameOf(sheet))
  else sheet?.querySelector('iframe')?.remove()
}

function frameOf({ dataset: { mapUrl = '', mapTitle = '' } }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  // Without an origin of its own the frame would name no site to the server of its tiles, which then refuses them.
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox')
  return Object.assign(frame, { title: mapTitle, loading: 'lazy', referrerPolicy: 'no-referrer', src: mapUrl })
}
