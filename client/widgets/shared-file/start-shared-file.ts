import { retryImport } from '#client/document/retry-import.ts'
import { SHARED_PARAMETER } from '#contract/resume/shared-file.ts'

/** `window.launchQueue`, which TypeScript's DOM library does not have yet (Launch Handler API, Chromium). */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void
}

/**
 * Handles files that reach the page of open jobs: shows the note about a file that was shared with the app, or receives
 * the file with which the app was opened.
 */
export function startSharedFile(): void {
  const received = new URLSearchParams(location.search).get(SHARED_PARAMETER)
  if (received === null) return
  if (received) showNote(received)
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return
    const { receiveFile } = await retryImport(() => import('#client/device/drafts/receive-file.ts'))
    showNote(await handle.getFile().then(receiveFile, () => receiveFile(null)))
  })
}

function showNote(received: string): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-shared-note]'))
    note.hidden = note.dataset.sharedNote !== received
}
