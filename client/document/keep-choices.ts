/**
 * Makes checkboxes and selects keep the visitor's choices when Back shows the page again. At that moment WebKit resets
 * forms without autocompletion to their default values, and fires no event. React keeps the default values of text
 * fields up to date, but not those of checkboxes and selects. When the visitor leaves the page, this function makes the
 * current state of checkboxes and selects their default (`e2e/engines/links.spec.ts`).
 */
export function startKeepingChoices(): void {
  addEventListener('pagehide', () => keepChoices(document))
}

/** Makes the current state of the checkboxes and selects in a part of a page their default. */
export function keepChoices(part: ParentNode): void {
  for (const box of part.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.defaultChecked = box.checked
  for (const option of part.querySelectorAll('option')) option.defaultSelected = option.selected
}
