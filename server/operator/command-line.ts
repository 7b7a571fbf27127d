import { parseArgs } from 'node:util'
import { idOfStatusCode, typedReceiptCode } from '#contract/submission/receipt-code.ts'
import { isUuid } from '#contract/uuid.ts'
import type { Selection } from '../store/find-submissions.ts'
import { DAY_MS } from '../store/removal.ts'
import { comparableEmail } from '../store/sender-email.ts'
import { MAIL_STATES, type MailState } from '../store/tables.ts'

export const USAGE = `npm run submissions -- COMMAND [WHICH …] [OPTIONS]

  list   [WHICH …]               what is kept, newest first
  show   WHICH …                 everything about a submission
  retry  WHICH …                 sends again mails that were given up or are uncertain; with --state sent, mails
                                 already sent, which the mailbox has lost or which are files in DATA_DIR/mail
  settle WHICH …                 marks mails that were given up or are uncertain as sent, since you have found them
  export WHICH … --to FOLDER     writes submissions and their files into a new folder
  erase  WHICH … --yes           removes submissions, their files and mails; one named by --receipt needs no --yes
  purge  [--older-than DAYS]     removes what was mailed longer ago than RETENTION_DAYS; --yes for fewer days
  backup --to FOLDER             copies the database and its files into a new folder
  import FILE …                  sends what a tablet could not send, from its rescue file; the relay must be running
  tablets                        what arrived from each tablet of a fair, and which numbers are missing
  keys   [rotate]                the keys with which devices encrypt; rotate makes a new one and keeps the others

  WHICH                          receipts (LAT-7F3K-9QX2), links to the status page, ids or e-mail addresses, or:
  --receipt LAT-7F3K-9QX2, --older-than DAYS, --newer-than DAYS, --state ${MAIL_STATES.join('|')}
  --personal                     list and show: also what the senders wrote

Reads the same variables as the relay, which may be running: DATA_DIR, DATABASE_URL, RETENTION_DAYS; import: HOST, PORT.
Exit codes: 0 done, 1 not done or nothing found, 2 command not understood.
`

/** Thrown when the operator has to put something right. The message says how, in one line for each problem. */
export class OperatorError extends Error {}

/** Thrown when the command is not understood. The message is one line for the operator. */
export class UsageError extends Error {}

const OPTIONS = {
  to: { type: 'string' },
  yes: { type: 'boolean' },
  personal: { type: 'boolean' },
  receipt: { type: 'string', multiple: true },
  state: { type: 'string' },
  'older-than': { type: 'string' },
  'newer-than': { type: 'string' },
} as const
type OptionName = keyof typeof OPTIONS

const SELECTING: readonly OptionName[] = ['receipt', 'state', 'older-than', 'newer-than']

/**
 * The options of each command. A command with the option `state` selects submissions, and also takes receipts, ids and
 * e-mail addresses. The option `to` is required by the commands that have it.
 */
const COMMAND_OPTIONS = {
  list: [...SELECTING, 'personal'],
  show: [...SELECTING, 'personal'],
  retry: SELECTING,
  settle: SELECTING,
  export: [...SELECTING, 'to'],
  erase: [...SELECTING, 'yes'],
  purge: ['older-than', 'yes'],
  backup: ['to'],
  import: [],
  tablets: [],
  keys: [],
} satisfies Record<string, readonly OptionName[]>
type CommandName = keyof typeof COMMAND_OPTIONS
const COMMANDS = Object.keys(COMMAND_OPTIONS) as CommandName[]

export interface Command {
  name: CommandName
  selection: Selection
  /** Days of `--older-than`. `purge` counts them from the day of mailing, other commands from the day of acceptance. */
  olderThanDays: number | undefined
  to: string
  yes: boolean
  /** True when the submissions are named by `--receipt` alone. */
  byReceipt: boolean
  personal: boolean
  /** The files of `import`; empty for other commands. */
  files: readonly string[]
  /** True for `keys rotate`. */
  rotate: boolean
}

/**
 * Parses the arguments of `npm run submissions`. The days of `--older-than` and `--newer-than` are counted back from
 * `now`. Returns undefined when the operator asks for help.
 * @throws UsageError
 */
export function parseCommand(args: readonly string[], now = new Date()): Command | undefined {
  if (args.length === 0 || args.includes('--help')) return undefined
  const { values, positionals } = parse(args)
  const [given, ...words] = positionals
  const name = COMMANDS.find((command) => command === given)
  if (!name) throw new UsageError(`${given ?? 'No command'} is none of ${COMMANDS.join(', ')}`)
  requireOwnOptions(name, values)
  // The words after `import` are files, and `rotate` after `keys` is a subcommand. All other words name submissions.
  const files = name === 'import' ? words : []
  const rotate = name === 'keys' && words.join() === 'rotate'
  const which = name === 'import' || rotate ? [] : words
  if (name === 'import' && files.length === 0) throw new UsageError('import needs a FILE')
  const { receipt: receipts = [] } = values
  return {
    name,
    selection: selectionOf(name, which, values, now),
    olderThanDays: daysOf(values['older-than']),
    to: values.to ?? '',
    yes: values.yes ?? false,
    byReceipt: receipts.length > 0 && which.length === 0,
    personal: values.personal ?? false,
    files,
    rotate,
  }
}

type Values = ReturnType<typeof parse>['values']

/**
 * Checks that the command has all options that were given, and that `--to` is given if the command has it.
 * @throws UsageError
 */
function requireOwnOptions(name: CommandName, values: Values): void {
  const options: readonly OptionName[] = COMMAND_OPTIONS[name]
  for (const option of Object.keys(values) as OptionName[]) {
    if (!options.includes(option)) throw new UsageError(`${name} has no option --${option}`)
  }
  if (options.includes('to') && !values.to) throw new UsageError(`${name} needs --to FOLDER`)
}

/**
 * Returns the submissions that the command selects, by the words `which` and by options. Only `list` may select all.
 * @throws UsageError
 */
function selectionOf(name: CommandName, which: readonly string[], values: Values, now: Date): Selection {
  const selects = (COMMAND_OPTIONS[name] as readonly OptionName[]).includes('state')
  const { receipt: receipts = [] } = values
  const noReceipt = receipts.find((receipt) => !typedReceiptCode(receipt))
  if (noReceipt !== undefined) throw new UsageError(`${noReceipt} is not a receipt`)
  const named = [...which, ...receipts]
  if (named.length > 0 && !selects) throw new UsageError(`${name} takes no ${named[0]}`)
  const isNarrowed = named.length > 0 || SELECTING.some((option) => values[option] !== undefined)
  if (selects && name !== 'list' && !isNarrowed) {
    throw new UsageError(`${name} needs a receipt, an id, an e-mail address, an age or a state`)
  }
  const timeBefore = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS)
  return {
    ...idsReceiptsAndEmails(named),
    state: stateOf(values.state),
    acceptedBefore: timeBefore(daysOf(values['older-than'])),
    acceptedAfter: timeBefore(daysOf(values['newer-than'])),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\s+/g, ' '))
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

function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,5}$/.test(text)) throw new UsageError(`${text} should be a number of days`)
  return Number(text)
}

function stateOf(text: string | undefined): MailState | undefined {
  const state = MAIL_STATES.find((known) => known === text)
  if (text !== undefined && !state) throw new UsageError(`${text} is none of ${MAIL_STATES.join(', ')}`)
  return state
}
