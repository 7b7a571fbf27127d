import type { Outcomes } from './outcomes.ts'
import { endRetention } from './retention.ts'
import { sendOutbox } from './send-outbox.ts'
import { makeDue } from './sending-states.ts'

/** Chromium ends a sync event after three minutes. */
const LIMIT_MS = 150_000
const PAUSE_MS = 3000

/**
 * Sends until nothing is left, trying again every few seconds, and rejects when `limitMs` is over; notes in `outcomes` what came of each. A sync event must
 * not give up early: Chromium fires it while the link has just dropped, and waits five minutes after a failed one. When `signal` is
 * aborted it ends as soon as nothing is being sent: what is left another has to take care of.
 */
export async function sendUntilDone(outcomes: Outcomes, signal: AbortSignal, limitMs = LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limitMs
  outcomes.expired.push(...(await endRetention()))
  for (;;) {
    const { accepted, rejected, remaining } = await sendOutbox()
    outcomes.accepted.push(...accepted)
    outcomes.rejected.push(...rejected)
    if (remaining === 0 || signal.aborted) return
    if (Date.now() + PAUSE_MS > deadline) throw new Error(`${remaining} submissions still wait`)
    await pause(signal)
    if (signal.aborted) return
    await makeDue('unreached')
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, PAUSE_MS)
    signal.addEventListener('abort', end)
  })
}
