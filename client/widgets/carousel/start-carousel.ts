import { onClick } from '#client/document/on-click.ts'
import { indexAfter, stepForKey } from '#client/widgets/arrow-keys/arrow-keys.ts'
import { followSwipe } from './follow-swipe.ts'

/**
 * Starts the carousels, `[data-carousel]`. Buttons (`[data-carousel-step]`), keys and swipes turn a carousel; it never
 * turns by itself. In `[data-carousel-slides]` all slides except the current one are `inert`. `data-turned` tells CSS
 * the direction of the last turn: `on` (forwards) or `back`.
 */
export function startCarousel(): void {
  onClick('[data-carousel-step]', (button) => turn(carouselOf(button), Number(button.dataset.carouselStep)))
  document.addEventListener('keydown', (event) => {
    const carousel = carouselOf(event.target)
    if (!carousel || event.altKey || event.ctrlKey || event.metaKey) return
    const slides = slidesOf(carousel)
    const step = stepForKey(event.key, currentOf(slides), slides.length)
    if (step === undefined) return
    event.preventDefault()
    turn(carousel, step)
  })
  document.addEventListener('pointerdown', (event) => {
    const slides = (event.target as Element).closest<HTMLElement>('[data-carousel-slides]')
    if (slides) followSwipe(slides, event, (step) => turn(carouselOf(slides), step))
  })
}

const carouselOf = (target: EventTarget | null) => (target as Element).closest('[data-carousel]')

const slidesOf = (carousel: Element) => [...carousel.querySelectorAll<HTMLElement>('[data-carousel-slides] > *')]

const currentOf = (slides: HTMLElement[]) => slides.findIndex(({ inert }) => !inert)

/** Turns a carousel by `step` slides. The first slide follows the last. */
function turn(carousel: Element | null, step: number): void {
  if (!carousel || !step) return
  const slides = slidesOf(carousel)
  const current = indexAfter(currentOf(slides), step, slides.length)
  // Sets `data-turned` before the slides change, because CSS reads from this attribute on which side the next slide
  // comes in.
  slides[current]?.parentElement?.setAttribute('data-turned', step > 0 ? 'on' : 'back')
  for (const [index, slide] of slides.entries()) slide.inert = index !== current
  for (const [index, mark] of carousel.querySelectorAll('[data-carousel-marks] > *').entries())
    mark.toggleAttribute('data-current', index === current)
  const position = carousel.querySelector('[data-carousel-position]')
  if (position) position.textContent = `${current + 1} / ${slides.length}`
}
