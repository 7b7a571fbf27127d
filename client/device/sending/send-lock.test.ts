import { afterEach, expect, test, vi } from 'vitest'
import { releaseSendLock, withSendLock } from './send-lock.ts'

afterEach(() => vi.useRealTimers())

test('one task has the lock at a time, and its result is returned', async () => {
  let open = 0
  const task = async (hasLock: boolean) => {
    expect([hasLock, ++open]).toEqual([true, 1])
    await new Promise((resolve) => setTimeout(resolve, 1))
    return open--
  }
  expect(await Promise.all([withSendLock(task), withSendLock(task)])).toEqual([1, 1])
})

test('a page that waits polls: Chromium may never grant a queued request', async () => {
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  const first = withSendLock(() => done)
  const second = withSendLock(async (hasLock) => hasLock)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await navigator.locks.query()).pending).toEqual([])
  end()
  await first
  expect(await second).toBe(true)
})

test('a task that fails releases the lock', async () => {
  await expect(withSendLock(() => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError)
  expect(await withSendLock(async (hasLock) => hasLock)).toBe(true)
})

test('a frozen holder blocks the lock for a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>()
  const frozen = withSendLock(() => thawed)
  const next = withSendLock(async (hasLock) => hasLock)
  for (let second = 0; second <= 60; second++) await vi.advanceTimersByTimeAsync(1000)
  expect(await next).toBe(false)
  thaw()
  await frozen
})

test('a page that is left while it sends releases the lock, and goes on if it comes back', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const left = withSendLock(() => {
    begin()
    return answered
  })
  await begun
  releaseSendLock()
  expect(await withSendLock(async (hasLock) => hasLock)).toBe(true)
  answer('sent')
  expect(await left).toBe('sent')
})

test('a page that is left before its request is granted does not begin', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const request = vi.spyOn(navigator.locks, 'request')
  // The request is granted only when `answer()` is called. In browsers, too, the lock is granted later, because the
  // answer comes from another process.
  request.mockImplementation((async (_name: string, _options: object, granted: (lock: object) => unknown) => {
    await asked
    return granted({})
  }) as typeof navigator.locks.request)
  const task = vi.fn(async () => {})
  const left = withSendLock(task)
  releaseSendLock()
  answer()
  await expect(left).rejects.toThrow('abort')
  expect(task).not.toHaveBeenCalled()
  request.mockRestore()
})

test('a page that is left while it waits never gets the lock', async () => {
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  // Takes the lock, as another page would.
  const other = navigator.locks.request('outbox-send', () => done)
  const task = vi.fn(async () => {})
  const left = withSendLock(task)
  releaseSendLock()
  await expect(left).rejects.toThrow('abort')
  end()
  await other
  expect(task).not.toHaveBeenCalled()
})
