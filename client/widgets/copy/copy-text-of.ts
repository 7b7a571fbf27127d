import { plainSpaces } from '#client/content/plain-spaces.ts'

/**
 * Copies the text of an element to the clipboard and tells whether that was allowed. Where there is no clipboard to write to, it
 * selects the text and copies the selection, which stays: the visitor can then copy by hand what the page could not.
 */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    // Over plain http there is no `clipboard`, which lands below as well.
    await navigator.clipboard.writeText(plainSpaces(element.textContent))
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
