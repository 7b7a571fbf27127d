import { whenIdle } from './when-idle.ts'

/**
 * Lays out what the first screen does not show, a part at a time. Until then `base.css` leaves those parts to
 * `content-visibility: auto`, so that neither the first paint nor the late stylesheet and fonts wait for all of a long page
 * at once. Resolves when the whole page is laid out and `<html data-laid-out>` lifts that rule for good.
 */
export async function layOutRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
  for (const part of parts) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    part.style.contentVisibility = 'visible'
  }
  document.documentElement.dataset.laidOut = ''
  for (const part of parts) part.style.contentVisibility = ''
}
