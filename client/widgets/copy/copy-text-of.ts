import { plainSpaces } from '#client/content/plain-spaces.ts'

/**
 * Copies the text of an element to the clipboard; resolves to whether the browser allowed it. Without a clipboard API it copies by
 * selecting the text, which stays selected: the visitor can copy it by hand where that fails too.
 */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    // Over plain http `clipboard` is undefined, which throws as well.
    await navigator.clipboard.writeText(plainSpaces(element.textContent))
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
