import { resolve } from 'node:path'
import { removeMailFiles } from '../retention.ts'
import { findSubmissions, type Overview } from '../store/find-submissions.ts'
import { LEFT_TO_OPERATOR, resendMails, retryMails, settleMails } from '../store/mails.ts'
import { removeSubmissions } from '../store/removal.ts'
import type { Store } from '../store/store.ts'
import { storeTime } from '../store/store-time.ts'
import { loadSubmission } from '../store/submissions.ts'
import type { MailState } from '../store/tables.ts'
import type { Command } from './command-line.ts'
import { amount, describe, lineOf } from './describe-submission.ts'
import { exportSubmissions } from './export-submissions.ts'
import { OperatorError } from './operator-errors.ts'

/**
 * Runs a command on the submissions that it selects, and prints its result.
 * @throws OperatorError when the command selects none, or does nothing to those that it selects. StoreError.
 */
export async function operateOnSubmissions(
  command: Command,
  store: Store,
  mailDir: string,
  print: (text: string) => void,
): Promise<void> {
  const { selection } = command
  const found = await findSubmissions(store, selection)
  if (found.length === 0) {
    const isNamed = [selection.ids, selection.receipts, selection.emails].some((names) => names.length > 0)
    throw new OperatorError(`No submission matches this${isNamed ? ': it has not arrived, or it was removed' : ''}`)
  }
  switch (command.name) {
    case 'export':
      await exportSubmissions(store, found, resolve(command.to))
      return print(`Exported ${amount(found.length)} to ${command.to}`)
    case 'retry': {
      // A mail that was sent is sent once more only if the operator asks for this state.
      const isResending = selection.state === 'sent'
      const retried = isResending
        ? await updateMails(store, found, ['sent'], resendMails)
        : await updateMails(store, found, LEFT_TO_OPERATOR, retryMails)
      return print(`The relay tries again to send ${retried === 1 ? 'one mail' : `${retried} mails`}`)
    }
    case 'settle': {
      const settled = await updateMails(store, found, LEFT_TO_OPERATOR, settleMails)
      return print(`${settled === 1 ? 'One mail counts' : `${settled} mails count`} as sent from now on`)
    }
    case 'erase': {
      // Without `--yes` only a single submission that was named by its receipt is erased. Several submissions may have
      // the same receipt, because it is only a part of the id, which the client chooses.
      const isSure = command.yes || (command.byReceipt && found.length === 1)
      return erase(store, found, isSure, mailDir, print)
    }
    default: {
      const inWords = command.name === 'list' ? lineOf : describe
      for (const overview of found) {
        print(inWords(overview, command.personal ? await loadSubmission(store, overview.id) : undefined))
      }
    }
  }
}

/**
 * Runs `work` on those of the found mails that are in one of `states`. Returns how many mails `work` has changed.
 * @throws OperatorError when `work` has changed none.
 */
async function updateMails(
  store: Store,
  found: readonly Overview[],
  states: readonly MailState[],
  work: (store: Store, ids: readonly string[], now: Date) => Promise<string[]>,
): Promise<number> {
  const ids = found.filter(({ mail }) => states.includes(mail.state)).map(({ id }) => id)
  const { length } = ids.length > 0 ? await work(store, ids, await storeTime(store)) : []
  if (length === 0) throw new OperatorError(`None of these mails is ${states.join(' or ')}`)
  return length
}

/**
 * Removes the found submissions with their mail files. Without `isSure` only lists them.
 * @throws OperatorError without `isSure`, and at the end when some are kept because their mails are being sent.
 */
async function erase(
  store: Store,
  found: readonly Overview[],
  isSure: boolean,
  mailDir: string,
  print: (text: string) => void,
): Promise<void> {
  if (!isSure) {
    for (const overview of found) print(lineOf(overview))
    throw new OperatorError(`Nothing is erased yet: to erase ${amount(found.length)} for good, add --yes`)
  }
  const erased: string[] = []
  for (const { id, receipt } of found) {
    const removed = await removeSubmissions(store, [id], await storeTime(store))
    erased.push(...removed)
    if (removed.length > 0) print(`Erased ${receipt} ${id}`)
  }
  await removeMailFiles(store, mailDir)
  print('Mails already sent are still in your mailboxes: search there for the receipts')
  if (erased.length < found.length) {
    throw new OperatorError(`The mail of ${amount(found.length - erased.length)} is being sent: try again in a minute`)
  }
}
