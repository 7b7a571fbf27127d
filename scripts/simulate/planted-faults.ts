/**
 * Deliberate bugs for `npm run simulate -- --planted`. Each changes the product's source so that an invariant of
 * docs/simulation.md no longer holds. If the simulation does not find one of these bugs, it would also miss such a bug
 * in the product.
 */
import type { Change } from './realms.ts'

export interface PlantedFault {
  name: string
  changes: Change[]
  /** Set if the bug has an effect on PostgreSQL only. All other bugs are simulated on SQLite. */
  on?: 'postgres'
}

export const PLANTED_FAULTS: PlantedFault[] = [
  {
    name: 'a lease that is not taken',
    changes: [
      {
        file: 'server/store/mail-leases.ts',
        from: "state: 'sending',\n        attempts",
        to: "state: 'queued',\n        attempts",
      },
      { file: 'server/mail/mail-worker.ts', from: 'const { submissionId: id } = mail', to: 'const id = randomUUID()' },
    ],
  },
  {
    name: 'a receipt before the commit',
    changes: [
      {
        file: 'server/submissions/answer-submission.ts',
        from: 'const outcome = await acceptSubmission(store, submission, solution, messageIdOf(id, kind, mailFrom))',
        to: `const outcome = 'accepted'
  setTimeout(() => acceptSubmission(store, submission, solution, messageIdOf(id, kind, mailFrom)).then(wakeMail, () => {}), 20)`,
      },
    ],
  },
  {
    name: 'a retry without its idempotency key',
    changes: [
      {
        file: 'client/device/sending/submission-request.ts',
        from: '[IDEMPOTENCY_HEADER]: record.id',
        to: '[IDEMPOTENCY_HEADER]: record.attempts > 1 ? crypto.randomUUID() : record.id',
      },
    ],
  },
  {
    name: 'a send lock that does not lock',
    changes: [
      {
        file: 'client/device/sending/send-lock.ts',
        from: 'const release = await acquireLock(pageLeft.signal)',
        to: 'const release = () => {}',
      },
    ],
  },
  {
    name: 'parts of somebody else',
    changes: [
      {
        file: 'server/store/parts.ts',
        from: ".select('content')\n      .where('submission_id', '=', id)",
        to: ".select('content')",
      },
    ],
  },
  {
    name: 'a nonce outside the transaction',
    changes: [
      {
        file: 'server/store/submissions.ts',
        from: 'if (!(await insertNonce(transaction, solution, submission.acceptedAt))) throw new NonceUsed()',
        to: '',
      },
      {
        file: 'server/store/submissions.ts',
        from: '  return storing(() =>\n    store\n      .transact(async (transaction) => {\n        if (!(await insertSubmission',
        to: '  return storing(async () =>\n    !(await insertNonce(store.db, solution, submission.acceptedAt)) ? "nonce_used" : store\n      .transact(async (transaction) => {\n        if (!(await insertSubmission',
      },
    ],
  },
  {
    name: 'pauses that a corrected clock makes endless',
    changes: [
      {
        file: 'client/device/database/submission-times.ts',
        from: 'return time - now > longestMs ? now : time',
        to: 'return time',
      },
    ],
  },
  {
    name: 'a digest that depends on the version of the schema',
    changes: [
      {
        file: 'server/submissions/body-digest.ts',
        from: 'JSON.stringify([kind, payload, ...files])',
        to: 'JSON.stringify([SUBMISSION_VERSION, kind, payload, ...files])',
      },
      {
        file: 'server/submissions/body-digest.ts',
        from: "import type { SubmissionKind } from '#contract/submission/submission.ts'",
        to: "import { SUBMISSION_VERSION, type SubmissionKind } from '#contract/submission/submission.ts'",
      },
      {
        file: 'server/submissions/answer-submission.ts',
        from: 'recomputeDigest(await loadSubmission(store, reply.id))',
        to: 'digest',
      },
    ],
  },
  {
    name: "a mail marked as sent before the server's answer",
    changes: [
      {
        file: 'server/mail/mail-worker.ts',
        from: 'const outcome = await sendSubmission',
        to: 'await markSent(store, id, await storeTime(store))\n      const outcome = await sendSubmission',
      },
    ],
  },
  {
    name: 'a file deleted before the relay has accepted it',
    changes: [
      {
        file: 'client/device/sending/sending-states.ts',
        from: 'await stores.put(leased)',
        to: 'await stores.put(leased)\n    if (leased.attempts > 1) await stores.deleteResume(leased.id)',
      },
    ],
  },
  {
    name: "expiry by the device's clock",
    changes: [
      {
        file: 'client/device/outbox/retention.ts',
        from: 'const time = await askRelayTime()',
        to: 'const time: number | undefined = deviceTime',
      },
    ],
  },
  {
    name: 'a second relay that ends the leases of the first',
    on: 'postgres',
    changes: [{ file: 'server/mail/mail-worker.ts', from: "store.kind === 'postgres'", to: 'false' }],
  },
  {
    name: 'an uncertain mail that is tried without end',
    changes: [
      {
        file: 'server/mail/try-result.ts',
        from: 'if (mail.uncertainTries > 0)',
        to: 'if (mail.uncertainTries < 0)',
      },
    ],
  },
  {
    name: 'an error of the disk as a final answer',
    changes: [
      { file: 'server/api-errors.ts', from: "['unavailable', 'The relay cannot", to: "['invalid', 'The relay cannot" },
    ],
  },
  {
    name: 'a draft that ends before its submission is stored',
    changes: [
      {
        file: 'client/device/outbox/outbox.ts',
        from: 'const replaced = await writeSubmission(record, options)',
        to: 'await changeOutbox(async (stores) => { for (const name of options.drafts ?? []) await stores.drafts.delete(name) })\n  await new Promise((resolve) => setTimeout(resolve, 500))\n  const replaced = await writeSubmission(record, options)',
      },
    ],
  },
  {
    name: 'a draft that stays after its form was sent',
    changes: [
      {
        file: 'client/device/drafts/draft-stamps.ts',
        from: 'stamp === undefined || (stamps?.has(stamp) ?? true)',
        to: 'stamp === stamps',
      },
    ],
  },
  {
    name: 'a draft that is not saved when its page is left',
    changes: [
      {
        file: 'client/device/form-drafts/draft-saver.ts',
        from: 'if (!isUnsaved && !mayBeLost()) return',
        to: 'return',
      },
    ],
  },
  {
    name: 'a letter that no mail can hold',
    changes: [
      {
        file: 'server/mail/compose-mail.ts',
        from: 'const content = mailContent(submission, site)',
        to: "const content = mailContent(submission, site)\n  if (/[\\u202e\\u2066\\ufeff]/.test(content.subject)) throw new TypeError('a letter')",
      },
      {
        file: 'server/mail/send-submission.ts',
        from: 'if (!isFaultOfSubmission(error)) throw error',
        to: 'throw error',
      },
    ],
  },
  {
    name: 'a second id for the same press',
    changes: [
      {
        file: 'client/device/submitting/content-key.ts',
        from: 'return keys.get(digest) ?? loadKey(digest) ?? {',
        to: 'return {',
      },
      {
        file: 'client/device/submitting/content-key.ts',
        from: 'if (stamp === undefined) return',
        to: 'return',
      },
    ],
  },
  {
    name: 'an encrypted submission whose bytes are not stored',
    changes: [
      {
        file: 'client/device/sealing/seal-left-submissions.ts',
        from: 'await stores.putResume(record.id, content)',
        to: '',
      },
    ],
  },
  {
    name: 'a tablet in fair mode that stores first and encrypts later',
    changes: [
      {
        file: 'client/device/submitting/store-submission.ts',
        from: '  if (!isFairMode()) return addSubmission(',
        to: '  if (!isFairMode() || Math.random() < 0.5) return addSubmission(',
      },
    ],
  },
  {
    name: 'a tablet in fair mode whose disk has a text for a moment',
    changes: [
      {
        file: 'client/device/submitting/store-submission.ts',
        from: 'const storeAs = async (tablet: Tablet) => {',
        to: "const storeAs = async (tablet: Tablet) => {\n    sessionStorage.setItem('typed', JSON.stringify(record.payload))\n    sessionStorage.removeItem('typed')",
      },
    ],
  },
  {
    name: 'a name that is stored without its end',
    changes: [
      {
        file: 'server/store/submissions.ts',
        from: 'payload: JSON.stringify(submission.payload)',
        to: 'payload: JSON.stringify({ ...submission.payload, firstName: submission.payload.firstName.slice(0, 10) })',
      },
    ],
  },
  {
    name: 'a rescue file that lacks what has been tried',
    changes: [
      {
        file: 'client/device/sealing/rescue-file.ts',
        from: '.filter(isSealed)',
        to: '.filter(isSealed).filter((record) => record.attempts === 0)',
      },
    ],
  },
]
