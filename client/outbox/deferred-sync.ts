import { sendOutbox } from './send-outbox.ts'
import { makeDue } from './sending-states.ts'

/** Chromium ends a sync event after three minutes. */
const LIMIT_MS = 150_000
const PAUSE_MS = 3000

/**
 * Sends until nothing is left, trying again every few seconds, and rejects when `limitMs` is over. A sync event must
 * not give up early: Chromium fires it while the link has just dropped, and waits five minutes after a failed one.
 */
export async function sendUntilDone(limitMs = LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const { remaining } = await sendOutbox()
    if (remaining === 0) return
    if (Date.now() + PAUSE_MS > deadline) throw new Error(`${remaining} submissions still wait`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await makeDue('unreached')
  }
}
