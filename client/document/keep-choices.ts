/**
 * Keeps checkboxes and selects as they were when Back shows the page again. WebKit then resets forms without autocompletion to their
 * defaults, without an event. React updates the defaults of text fields, but not of these
 * (`e2e/engines/links.spec.ts`).
 */
export function startKeepingChoices(): void {
  addEventListener('pagehide', () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.defaultChecked = box.checked
    for (const option of document.querySelectorAll('option')) option.defaultSelected = option.selected
  })
}
