import { endRetention } from './retention.ts'
import { sendOutbox } from './send-outbox.ts'
import { makeDue } from './sending-states.ts'

/** Chromium ends a sync event after three minutes. */
const LIMIT_MS = 150_000
const PAUSE_MS = 3000

/**
 * Sends until nothing is left and gives the ids of what was sent, trying again every few seconds, and rejects when `limitMs` is over. A sync event must
 * not give up early: Chromium fires it while the link has just dropped, and waits five minutes after a failed one. When `signal` is
 * aborted it ends as soon as nothing is being sent: what is left another has to take care of.
 */
export async function sendUntilDone(signal: AbortSignal, limitMs = LIMIT_MS): Promise<string[]> {
  const deadline = Date.now() + limitMs
  const sent: string[] = []
  await endRetention()
  for (;;) {
    const { accepted, remaining } = await sendOutbox()
    sent.push(...accepted)
    if (remaining === 0 || signal.aborted) return sent
    if (Date.now() + PAUSE_MS > deadline) throw new Error(`${remaining} submissions still wait`)
    await pause(signal)
    if (signal.aborted) return sent
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
