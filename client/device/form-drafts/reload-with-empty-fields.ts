/**
 * Reloads this page with empty fields. Browsers put the current values into the fields of the reloaded page, and the
 * form would take them for text that was typed before its script had loaded.
 */
export function reloadWithEmptyFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = ''
  location.reload()
}
