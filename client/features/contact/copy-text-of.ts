/**
 * Copies the text of an element to the clipboard. Where that is not allowed the text stays selected, so that the visitor can
 * copy it by hand, and the result is false.
 */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    // Over plain http there is no `clipboard`, which lands below as well.
    await navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
