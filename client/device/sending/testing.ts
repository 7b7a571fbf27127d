import { afterEach, beforeEach, vi } from 'vitest'
import type { fakeRelay } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { NOW } from '#client/device/testing/sample-submissions.ts'
import { sendOutbox } from './send-outbox.ts'

export const solveCaptcha = vi.fn(async () => 'fresh token')

/** Before each test of the file: empties the outbox and sets the time to `NOW`. */
export function setUpSending(): void {
  beforeEach(async () => {
    await emptyOutbox()
    solveCaptcha.mockClear()
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Sends the outbox to this relay. Resolves with the number of submissions that have no outcome yet. */
export function send(fetch: ReturnType<typeof fakeRelay>): Promise<number> {
  return sendOutbox({ fetch, solveCaptcha })
}
