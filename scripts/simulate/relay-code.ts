/** The relay's code. `realms.ts` bundles this file and evaluates the bundle anew at each start of a simulated relay. */
import { createApp } from '#server/app.ts'
import { parseEnv } from '#server/env.ts'
import { mailFolder } from '#server/mail/file-transport.ts'
import { UncertainDelivery } from '#server/mail/mail-transport.ts'
import { startMailWorker } from '#server/mail/mail-worker.ts'
import { importRescueFile } from '#server/operator/import-rescue-file.ts'
import { startRetention } from '#server/retention.ts'
import { replaceSealingKey } from '#server/sealing/replace-sealing-key.ts'
import { retryMails } from '#server/store/mails.ts'
import { removeSubmissions } from '#server/store/removal.ts'
import { openStore } from '#server/store/store.ts'

export const relayCode = {
  createApp,
  importRescueFile,
  mailFolder,
  openStore,
  parseEnv,
  removeSubmissions,
  replaceSealingKey,
  retryMails,
  startMailWorker,
  startRetention,
  UncertainDelivery,
}
