import { idOfStatusCode, typedReceiptCode } from '#contract/submission/receipt-code.ts'
import { isUuid } from '#contract/uuid.ts'
import { DAY_MS } from '../day.ts'
import type { Selection } from '../store/find-submissions.ts'
import { comparableEmail } from '../store/sender-email.ts'
import { MAIL_STATES, type MailState } from '../store/tables.ts'
import { UsageError } from './operator-errors.ts'

/** The options that select submissions. */
export const SELECTING_OPTIONS = ['receipt', 'state', 'older-than', 'newer-than'] as const

type SelectingValues = {
  [Option in (typeof SELECTING_OPTIONS)[number]]?: (Option extends 'receipt' ? string[] : string) | undefined
}

/**
 * Returns the submissions that the words `which` and the selecting options select. The days of `--older-than` and
 * `--newer-than` are counted back from `now`.
 * @throws UsageError
 */
export function parseSelection(which: readonly string[], values: SelectingValues, now: Date): Selection {
  const { receipt: receipts = [] } = values
  const noReceipt = receipts.find((receipt) => !typedReceiptCode(receipt))
  if (noReceipt !== undefined) throw new UsageError(`${noReceipt} is not a receipt`)
  const timeBefore = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS)
  return {
    ...idsReceiptsAndEmails([...which, ...receipts]),
    state: stateOf(values.state),
    acceptedBefore: timeBefore(parseDays(values['older-than'])),
    acceptedAfter: timeBefore(parseDays(values['newer-than'])),
  }
}

/** Sorts the words that name submissions by what they are. */
function idsReceiptsAndEmails(which: readonly string[]): Pick<Selection, 'ids' | 'receipts' | 'emails'> {
  const ids: string[] = []
  const receipts: string[] = []
  const emails: string[] = []
  for (const name of which) {
    const id = isUuid(name) ? name.toLowerCase() : idOfStatusCode(name)
    const receipt = typedReceiptCode(name)
    if (name.includes('@')) emails.push(comparableEmail(name))
    else if (id) ids.push(id)
    else if (receipt) receipts.push(receipt)
    else throw new UsageError(`${name} is neither a receipt, nor an id, nor an e-mail address`)
  }
  return { ids, receipts, emails }
}

/**
 * Parses the value of an option that takes a number of days.
 * @throws UsageError
 */
export function parseDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,5}$/.test(text)) throw new UsageError(`${text} should be a number of days`)
  return Number(text)
}

function stateOf(text: string | undefined): MailState | undefined {
  const state = MAIL_STATES.find((known) => known === text)
  if (text !== undefined && !state) throw new UsageError(`${text} is none of ${MAIL_STATES.join(', ')}`)
  return state
}
