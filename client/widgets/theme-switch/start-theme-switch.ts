import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'
import { isNight, onNightChange, setNight } from './night.ts'

/**
 * Starts the switches between day and night in footer and drawer. They change the colours after a press;
 * `show-theme.ts` has already applied the stored choice before the first paint.
 */
export function startThemeSwitch(): void {
  const show = () => {
    for (const button of document.querySelectorAll('[data-theme-switch]'))
      button.setAttribute('aria-checked', `${isNight()}`)
  }
  onClick('[data-theme-switch]', () => setNight(!isNight()))
  onNightChange(show)
  eachElement('[data-theme-switch]', show)
}
