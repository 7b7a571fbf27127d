/**
 * Gives a file to the visitor: by the system's share sheet if that accepts the file, otherwise as a download. Resolves
 * with false if the visitor closed the share sheet, else with true.
 */
export async function shareOrDownload(file: File): Promise<boolean> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return false
      // The share sheet refused the file, or the browser did not open the sheet because the visitor's press was too
      // long ago: download the file instead.
    }
  }
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Browsers read the file only after the click: keep its address valid for a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
