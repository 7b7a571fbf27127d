import { eachElement } from './each-element.ts'

/** Hides pictures with `data-hide-if-broken` that fail to load; their space stays. */
export function startBrokenImages(): void {
  const selector = 'img[data-hide-if-broken]'
  // Errors do not bubble.
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
