import { plainSpaces } from '#client/content/plain-spaces.ts'

/**
 * Copies the text of an element to the clipboard. Resolves to false if the browser does not allow it. If the clipboard
 * API is missing or refuses, this selects the text and copies the selection. The text stays selected, so that the
 * visitor can copy it by hand if that fails too.
 */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    // Over plain http `clipboard` is undefined. Using it throws, which leads to `catch` as well.
    await navigator.clipboard.writeText(plainSpaces(element.textContent))
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
