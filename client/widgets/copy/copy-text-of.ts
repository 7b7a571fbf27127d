import { plainSpaces } from '#client/content/plain-spaces.ts'

/**
 * Copies the text of an element to the clipboard. Resolves with true if the text was copied. If the clipboard API is
 * missing or refuses, selects the text and copies the selection. The text stays selected, so that the visitor can copy
 * it by hand if this second way fails too.
 */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    // Over plain http `clipboard` is undefined, so that this line throws and the `catch` copies the selection.
    await navigator.clipboard.writeText(plainSpaces(element.textContent))
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
