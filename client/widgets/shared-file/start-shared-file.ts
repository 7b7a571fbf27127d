import { retryImport } from '#client/document/retry-import.ts'
import { SHARED_PARAMETER } from '#contract/resume/shared-file.ts'

/** Not yet in TypeScript's DOM library (Launch Handler API, Chromium). */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void
}

/** On the page of open jobs: says what became of a file that was shared with the site, and takes one that it was opened with. */
export function startSharedFile(): void {
  const received = new URLSearchParams(location.search).get(SHARED_PARAMETER)
  if (received === null) return
  if (received) show(received)
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return
    const { receiveFile } = await retryImport(() => import('#client/device/drafts/receive-file.ts'))
    show(await handle.getFile().then(receiveFile, () => receiveFile(null)))
  })
}

function show(received: string): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-shared-note]'))
    note.hidden = note.dataset.sharedNote !== received
}
