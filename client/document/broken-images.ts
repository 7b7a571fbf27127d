import { eachElement } from './each-element.ts'

/**
 * Hides pictures with `data-hide-if-broken` that fail to load, so that no broken-image icon shows. Their space stays.
 */
export function startBrokenImages(): void {
  const selector = 'img[data-hide-if-broken]'
  // `error` events do not bubble, so this listens in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(selector)) hide(target)
    },
    true,
  )
  eachElement<HTMLImageElement>(selector, (image) => {
    if (image.complete && image.naturalWidth === 0) hide(image)
  })
}

function hide(image: HTMLImageElement): void {
  image.style.visibility = 'hidden'
}
