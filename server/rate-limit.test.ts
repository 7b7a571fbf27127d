import type { Request, Response } from 'express'
import { expect, test, vi } from 'vitest'
import { requestsPerMinute } from './rate-limit.ts'

test('a request whose client has closed the connection is no error', async () => {
  const next = vi.fn()
  const response = { headersSent: false, setHeader: vi.fn(), append: vi.fn() }
  await requestsPerMinute(1)({ ip: undefined } as Request, response as unknown as Response, next)
  expect(next).toHaveBeenCalledExactlyOnceWith()
})
