import { claimConfirmation, storeTime } from '../store/mails.ts'
import { emailOf } from '../store/sender-email.ts'
import type { Submission } from '../store/submissions.ts'
import { composeConfirmation } from './compose-confirmation.ts'
import type { SendDeps } from './send-submission.ts'

/** Tells the sender, once: a courtesy, which is not worth a second try that could be a second mail. */
export async function confirm(
  { store, transport, addresses, site, log }: SendDeps,
  submission: Submission,
): Promise<void> {
  const { id, payload, receipt, acceptedAt } = submission
  try {
    const mail = composeConfirmation(submission, addresses, site.siteUrl)
    if (!mail || !(await claimConfirmation(store, id, emailOf(payload), await storeTime(store)))) return
    await transport.send(mail, `${acceptedAt.slice(0, 10)}-${receipt}-confirmation-${id}`)
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ submission: id, code, responseCode }, 'confirmation not sent')
  }
}
