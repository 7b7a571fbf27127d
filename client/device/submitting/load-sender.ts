export type Sender = Awaited<ReturnType<typeof loadSender>>

/**
 * Loads the code that sends submissions, with the captcha and the upload. It is loaded only when something is to be
 * sent, so that pages start without it. Rejects as `import()` does.
 */
export async function loadSender() {
  const [{ sendOutbox }, { DEFAULT_DEPENDENCIES, sendRecord }, { uploadWithProgress }] = await Promise.all([
    import('#client/device/outbox/send-outbox.ts'),
    import('#client/device/outbox/send-record.ts'),
    import('./upload.ts'),
  ])
  return { sendOutbox, sendRecord, DEFAULT_DEPENDENCIES, uploadWithProgress }
}
