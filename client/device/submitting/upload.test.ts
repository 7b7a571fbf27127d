import { beforeEach, expect, test, vi } from 'vitest'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import { FakeRequest } from './testing/fake-request.ts'
import { uploadWithProgress } from './upload.ts'

beforeEach(() => {
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('location', new URL('https://lat.example/vi/jobs/test-engineer-automation'))
})

const onProgress = vi.fn()
beforeEach(() => onProgress.mockClear())

async function start(init: RequestInit = {}) {
  const reply = uploadWithProgress(CONTACT_PATH, { method: 'POST', body: new FormData(), ...init }, onProgress)
  reply.catch(() => {})
  await Promise.resolve()
  return { reply, request: FakeRequest.sent[0] as FakeRequest }
}

test('headers and body are sent unchanged', async () => {
  const body = new FormData()
  const { request } = await start({ headers: { 'Idempotency-Key': 'an id' }, body })
  expect(request.url).toBe('https://lat.example/api/contact')
  expect(Object.fromEntries(request.headers)).toEqual({ 'idempotency-key': 'an id' })
  expect(request.body).toBe(body)
})

test('the reply is a Response with status, headers and body', async () => {
  const { reply, request } = await start()
  await request.reply(Response.json({ ok: false, name: 'Trần' }, { status: 429, headers: { 'Retry-After': '90' } }))
  const response = await reply
  expect([response.ok, response.status]).toEqual([false, 429])
  expect(response.headers.get('Retry-After')).toBe('90')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(await response.json()).toEqual({ ok: false, name: 'Trần' })
})

test('a reply may have no body', async () => {
  const { reply, request } = await start()
  await request.reply(new Response(null, { status: 204 }))
  expect((await reply).status).toBe(204)
})

test('progress is reported as a share, if the browser knows the total', async () => {
  const { request } = await start()
  request.progress(0, 0)
  request.progress(500, 2000)
  request.progress(2000, 2000)
  expect(onProgress.mock.calls).toEqual([[0.25], [1]])
})

test('a network failure is a TypeError, as with fetch', async () => {
  const { reply, request } = await start()
  request.onerror?.()
  await expect(reply).rejects.toThrow(TypeError)
})

test('a request that the browser aborts is a TypeError', async () => {
  const { reply, request } = await start()
  request.onabort?.()
  await expect(reply).rejects.toThrow(TypeError)
})

test('a redirected reply is an error', async () => {
  const { reply, request } = await start()
  await request.reply(Response.json({ ok: true }), 'https://wifi.example/login')
  await expect(reply).rejects.toThrow('redirected')
})

test('a signal aborts the request with its reason, also if it was aborted before', async () => {
  const controller = new AbortController()
  const { reply, request } = await start({ signal: controller.signal })
  controller.abort(new DOMException('Too slow', 'TimeoutError'))
  await expect(reply).rejects.toThrow('Too slow')
  expect(request.aborted).toBe(true)
  const late = await start({ signal: controller.signal })
  await expect(late.reply).rejects.toThrow('Too slow')
  expect(FakeRequest.sent).toHaveLength(1)
})

test('an upload that stalls is aborted, one that moves is not', async () => {
  vi.useFakeTimers()
  const { reply, request } = await start()
  for (const loaded of [100, 200, 300]) {
    await vi.advanceTimersByTimeAsync(50_000)
    request.progress(loaded, 2000)
  }
  expect(request.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(request.aborted).toBe(true)
  await expect(reply).rejects.toThrow(TypeError)
  vi.useRealTimers()
})

test('an upload that the system has taken whole is not stalled: a slow line may need minutes to carry it', async () => {
  vi.useFakeTimers()
  const { reply, request } = await start({ signal: AbortSignal.timeout(1000 * 60_000) })
  request.progress(2000, 2000)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(request.aborted).toBe(false)
  await request.reply(Response.json({ ok: true }))
  expect((await reply).status).toBe(200)
  vi.useRealTimers()
})
