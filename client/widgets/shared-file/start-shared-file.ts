import { retryImport } from '#client/document/retry-import.ts'
import { SHARED_PARAMETER } from '#contract/resume/shared-file.ts'

/** `window.launchQueue`, which TypeScript's DOM library does not have yet (Launch Handler API, Chromium). */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void
}

/**
 * Handles a file that the operating system passes to the page of open jobs, and shows a note with the outcome. Does
 * nothing if the address lacks the parameter `SHARED_PARAMETER`, because then no file was passed. A file arrives in one
 * of two ways. If it was shared with the installed app, the service worker has already handled it, and the parameter
 * contains the outcome. If it was opened with the app, it comes from `launchQueue` and is stored now.
 */
export function startSharedFile(): void {
  const received = new URLSearchParams(location.search).get(SHARED_PARAMETER)
  if (received === null) return
  if (received) void showUnlessGone(received)
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return
    const { receiveFile } = await retryImport(() => import('#client/device/drafts/receive-file.ts'))
    showNote(await handle.getFile().then(receiveFile, () => receiveFile(null)))
  })
}

/**
 * Shows the note, unless it says that a file is kept and the file is gone. The address stays in the history and in a
 * tab that is restored days later, but the file only until it is used, and for a day at most.
 */
async function showUnlessGone(received: string): Promise<void> {
  if (received === 'kept') {
    const { loadResumeDraft, SHARED_RESUME_DRAFT } = await retryImport(
      () => import('#client/device/drafts/resume-draft.ts'),
    )
    if (!(await loadResumeDraft(SHARED_RESUME_DRAFT))) return
  }
  showNote(received)
}

function showNote(received: string): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-shared-note]'))
    note.hidden = note.dataset.sharedNote !== received
}
