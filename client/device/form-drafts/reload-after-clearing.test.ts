import { expect, test, vi } from 'vitest'
import { announceClearing } from '#client/device/drafts/cleared-device.ts'
import { stubLocalStorage, stubSessionStorage } from '#client/device/testing/web-storage.ts'
import { startReloadAfterClearing } from './reload-after-clearing.ts'

test('a page whose device is cleared in another tab reloads, and leaves nothing in the session storage of its own tab', () => {
  stubLocalStorage()
  stubSessionStorage()
  const reload = vi.fn()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { hash: '', reload })
  vi.stubGlobal('document', { body: {}, querySelectorAll: () => [] })
  sessionStorage.setItem('content-key:5f2d', '{"id":"…"}')
  startReloadAfterClearing()
  announceClearing({ pageStays: false })
  page.dispatchEvent(new Event('pageshow'))
  expect(reload).toHaveBeenCalledOnce()
  expect(Object.keys(sessionStorage)).toEqual([])
})
