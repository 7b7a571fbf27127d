/**
 * Gives a file to the visitor: by the system's share sheet if it takes such a file, else as a download. Returns false
 * if the visitor closed the sheet.
 */
export async function handOver(file: File): Promise<boolean> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return false
      // The sheet refused the file, or the press that asked for it is too long ago.
    }
  }
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Browsers read the file after the click: give them a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
