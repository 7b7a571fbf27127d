import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from '#client/device/updates/register-worker.ts'

vi.mock('#client/device/updates/register-worker.ts', () => ({ registerWorker: vi.fn() }))

let window: EventTarget

beforeEach(() => {
  // The module keeps its state and its listeners, so each test gets a new module and a new window.
  vi.resetModules()
  vi.mocked(registerWorker).mockReset()
  window = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window))
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } })
})
afterEach(() => vi.unstubAllGlobals())

test('Back tries again at once after a failure, and only once', async () => {
  vi.mocked(registerWorker)
    .mockRejectedValueOnce(new Error('cut off'))
    .mockReturnValue(new Promise(() => {}))
  await start()
  await goBack()
  expect(registerWorker).toHaveBeenCalledTimes(2)
})

test('Back asks again when the first request was never answered', async () => {
  vi.mocked(registerWorker).mockReturnValue(new Promise(() => {}))
  await start()
  await goBack()
  expect(registerWorker).toHaveBeenCalledTimes(2)
})

async function start(): Promise<void> {
  const { startOfflineReadiness } = await import('./offline-readiness.ts')
  startOfflineReadiness()
  await settled()
  expect(registerWorker).toHaveBeenCalledTimes(1)
}

/** Imitates the return of the page from the bfcache. */
async function goBack(): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settled()
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
