/**
 * Keeps checkboxes and selects as the visitor has left them when Back shows the page again. At that moment WebKit
 * resets forms without autocompletion to their default values, and fires no event. For text fields React keeps the
 * default value up to date, but for checkboxes and selects it does not, so this does (`e2e/engines/links.spec.ts`).
 */
export function startKeepingChoices(): void {
  addEventListener('pagehide', () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.defaultChecked = box.checked
    for (const option of document.querySelectorAll('option')) option.defaultSelected = option.selected
  })
}
