import { parseArgs } from 'node:util'
import type { Selection } from '../store/find-submissions.ts'
import { MAIL_STATES } from '../store/tables.ts'
import { UsageError } from './operator-errors.ts'
import { parseDays, parseSelection, SELECTING_OPTIONS } from './parse-selection.ts'

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

/**
 * The options of each command. A command with the option `state` selects submissions, and also takes receipts, ids and
 * e-mail addresses. The option `to` is required by the commands that have it.
 */
const COMMAND_OPTIONS = {
  list: [...SELECTING_OPTIONS, 'personal'],
  show: [...SELECTING_OPTIONS, 'personal'],
  retry: SELECTING_OPTIONS,
  settle: SELECTING_OPTIONS,
  export: [...SELECTING_OPTIONS, 'to'],
  erase: [...SELECTING_OPTIONS, 'yes'],
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
  requireSelection(name, which, values)
  const { receipt: receipts = [] } = values
  return {
    name,
    selection: parseSelection(which, values, now),
    olderThanDays: parseDays(values['older-than']),
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
 * Checks that only a command that selects submissions names some, and that it selects by at least one word or option.
 * Only `list` may select all submissions.
 * @throws UsageError
 */
function requireSelection(name: CommandName, which: readonly string[], values: Values): void {
  const selects = (COMMAND_OPTIONS[name] as readonly OptionName[]).includes('state')
  if (!selects && which.length > 0) throw new UsageError(`${name} takes no ${which[0]}`)
  if (!selects || name === 'list' || which.length > 0) return
  if (SELECTING_OPTIONS.every((option) => values[option] === undefined)) {
    throw new UsageError(`${name} needs a receipt, an id, an e-mail address, an age or a state`)
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\s+/g, ' '))
  }
}
