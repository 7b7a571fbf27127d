import { afterEach, expect, test, vi } from 'vitest'
import { checkRelayContact } from './relay-contact.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a full device that has reached the relay reports no error', async () => {
  const setItem = vi.fn(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  vi.stubGlobal('localStorage', { setItem })
  vi.stubGlobal('fetch', async () => Response.json({ id: 'key', publicKey: 'AAAA' }))
  await expect(checkRelayContact()).resolves.toBeUndefined()
  expect(setItem).toHaveBeenCalled()
})
