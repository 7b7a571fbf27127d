/**
 * Boxes and lists of a page that is come back to are as they were left. WebKit resets forms without autocompletion then, without an
 * event, to their defaults; React keeps those of fields of text up to date, but not these.
 */
export function startKeepingChoices(): void {
  addEventListener('pagehide', () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.defaultChecked = box.checked
    for (const option of document.querySelectorAll('option')) option.defaultSelected = option.selected
  })
}
