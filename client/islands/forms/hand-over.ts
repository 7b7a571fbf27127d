/** Gives a file to the visitor: by the system's share sheet if it takes such a file, else as a download. */
export async function handOver(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch {
      // The sheet was closed, or it refused the file.
    }
  }
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Browsers read the file after the click: give them a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
