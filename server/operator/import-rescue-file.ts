import { setTimeout as delay } from 'node:timers/promises'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { PassingError } from '#contract/submission/final-errors.ts'
import type { RescuedSubmission } from '#contract/submission/rescue-file.ts'
import { retryAfterMs } from '#contract/submission/retry-after.ts'
import { SEALED_TYPE, SEALING_KEY_HEADER } from '#contract/submission/sealing.ts'
import {
  CAPTCHA_HEADER,
  CAPTCHA_PATH,
  CONTACT_PATH,
  IDEMPOTENCY_HEADER,
  KIND_HEADER,
  VERSION_HEADER,
} from '#contract/submission/submission.ts'
import { OperatorError } from './operator-errors.ts'
import { readRescueFile } from './read-rescue-file.ts'

/**
 * Codes of replies after which a submission is sent again, each time with a new captcha. `captcha` is one of them: a
 * captcha is refused when the clocks of the relay that issued it and of the relay that checks it are far apart.
 */
const RETRIED_CODES: readonly string[] = [
  ...(['captcha', 'in_progress', 'rate_limited', 'unavailable'] satisfies PassingError[]),
  // HTTP statuses of a proxy that answers in place of the relay. Such an answer contains no error code of the relay.
  ...['429', '502', '503', '504'],
]
/** Limit for the tries to send one submission, the first try included. */
const TRIES_MAX = 20
/** The wait before the next try when the reply has no header `Retry-After`. */
const DEFAULT_WAIT_MS = 5000
/** The import ends when the relay asks for a longer wait, such as the rest of the day after `DAILY_MB` is used up. */
const LONGEST_WAIT_SECONDS = 10 * 60

export interface Relay {
  origin: string
  siteKey: string
}

interface Outcome {
  status: number
  /** The receipt code, the code of the error, or the status of a reply that has neither. */
  code: string
}

/**
 * Sends each submission of a rescue file to the running relay, as the device would have sent it. A rescue file contains
 * the encrypted submissions that a tablet could not send. The relay makes the same checks and stores each submission
 * only once, however often the file is imported.
 * @throws OperatorError at once when the file cannot be read, the relay does not answer or asks for a long wait, and at
 * the end when the relay has refused some of the submissions or the file is cut off.
 */
export async function importRescueFile(
  bytes: Uint8Array<ArrayBuffer>,
  relay: Relay,
  print: (text: string) => void,
): Promise<void> {
  const refused: string[] = []
  const { submissions, missing } = rescuedIn(bytes)
  for (const submission of submissions) {
    const { status, code } = await sendWithRetries(submission, relay, print)
    if (status === 201) print(`Accepted  ${code}  ${submission.id}`)
    else if (status === 200) print(`Already here  ${code}  ${submission.id}`)
    else {
      print(`Refused  ${code}  ${submission.id}`)
      refused.push(`${submission.id} (${code})`)
    }
  }
  const problems: string[] = []
  if (refused.length > 0) problems.push(`The relay did not accept ${refused.join(', ')}`)
  if (missing > 0) {
    const all = submissions.length + missing
    problems.push(`The file is cut off: ${missing} of its ${all} submissions are missing. Copy it again`)
  }
  if (problems.length > 0) throw new OperatorError(problems.join('\n'))
}

/** @throws OperatorError when the file cannot be read. */
function rescuedIn(bytes: Uint8Array<ArrayBuffer>): ReturnType<typeof readRescueFile> {
  try {
    return readRescueFile(bytes)
  } catch {
    throw new OperatorError('This is not a rescue file, or none of it can be read: copy it from the tablet again')
  }
}

/**
 * Sends a submission until the relay accepts it, refuses it for good, or `TRIES_MAX` is reached.
 * @throws OperatorError when the relay does not answer or asks for a longer wait than `LONGEST_WAIT_SECONDS`.
 */
async function sendWithRetries(
  submission: RescuedSubmission,
  relay: Relay,
  print: (text: string) => void,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const response = await send(submission, relay).catch((cause) => {
      throw new OperatorError(
        `The relay does not answer at ${relay.origin}: start it, or set HOST and PORT as for the relay`,
        { cause },
      )
    })
    const body = (await response.json().catch(() => ({}))) as { receipt?: string; code?: string }
    const outcome = { status: response.status, code: body.receipt ?? body.code ?? String(response.status) }
    const seconds = Math.ceil((retryAfterMs(response.headers.get('Retry-After')) ?? DEFAULT_WAIT_MS) / 1000)
    if (seconds > LONGEST_WAIT_SECONDS) {
      const minutes = Math.ceil(seconds / 60)
      throw new OperatorError(
        `The relay asks to wait ${Math.floor(minutes / 60)} h ${minutes % 60} min (${outcome.code}): import the file again then; what was accepted counts only once`,
      )
    }
    if (!RETRIED_CODES.includes(outcome.code) || tries === TRIES_MAX) return outcome
    if (seconds > 0) print(`Waiting ${seconds} s to send ${submission.id} again (${outcome.code})`)
    await delay(1000 * seconds)
  }
}

/**
 * Sends a submission once, with a new captcha. When no captcha is issued, returns the relay's answer to that request.
 */
async function send(
  { id, kind, version, keyId, content }: RescuedSubmission,
  { origin, siteKey }: Relay,
): Promise<Response> {
  const query = new URLSearchParams({ siteKey, submission: id })
  const asked = await fetch(`${origin}${CAPTCHA_PATH}?${query}`)
  if (!asked.ok) return asked
  const challenge = (await asked.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return fetch(`${origin}${CONTACT_PATH}`, {
    method: 'POST',
    headers: {
      'Content-Type': SEALED_TYPE,
      [IDEMPOTENCY_HEADER]: id,
      [VERSION_HEADER]: String(version),
      [KIND_HEADER]: kind,
      [SEALING_KEY_HEADER]: keyId,
      [CAPTCHA_HEADER]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    },
    body: content,
  })
}
