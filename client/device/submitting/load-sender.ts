import { withTimeout } from '#client/device/with-timeout.ts'

const LOAD_TIMEOUT_MS = 60_000

export type Sender = Awaited<ReturnType<typeof loadSender>>

/**
 * Loads the code that sends submissions, with the captcha and the upload. It is loaded only when something is to be
 * sent, so that pages start without it. Rejects as `import()` does, and if the code does not come within
 * `LOAD_TIMEOUT_MS`: in WebKit an import that was begun before the visitor left the page may stay pending for ever.
 */
export async function loadSender() {
  const loading = Promise.all([
    import('#client/device/sending/send-outbox.ts'),
    import('#client/device/sending/send-record.ts'),
    import('./upload.ts'),
  ])
  const [{ sendOutbox }, { sendRecord }, { uploadWithProgress }] = await withTimeout(loading, LOAD_TIMEOUT_MS)
  return { sendOutbox, sendRecord, uploadWithProgress }
}
