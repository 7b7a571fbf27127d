import { beforeEach, expect, test, vi } from 'vitest'
import { shareOrDownload } from './share-or-download.ts'

const file = new File(['x'], 'tile.png', { type: 'image/png' })
const click = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  click.mockClear()
  vi.stubGlobal('document', { createElement: () => ({ click }) })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** Calls `shareOrDownload` in a browser whose `navigator.share` is `share`. Returns what `shareOrDownload` returns. */
function giveWith(share: () => Promise<void>): Promise<boolean> {
  vi.stubGlobal('navigator', { canShare: () => true, share })
  return shareOrDownload(file)
}

test('a file that the share sheet has taken is not downloaded', async () => {
  expect(await giveWith(async () => {})).toBe(true)
  expect(click).not.toHaveBeenCalled()
})

test('a visitor who closes the share sheet gets no download', async () => {
  expect(await giveWith(() => Promise.reject(new DOMException('', 'AbortError')))).toBe(false)
  expect(click).not.toHaveBeenCalled()
})

test('a file that the share sheet refuses is downloaded', async () => {
  expect(await giveWith(() => Promise.reject(new DOMException('', 'NotAllowedError')))).toBe(true)
  expect(click).toHaveBeenCalledOnce()
})

test('a browser that cannot share files downloads the file', async () => {
  vi.stubGlobal('navigator', {})
  expect(await shareOrDownload(file)).toBe(true)
  expect(click).toHaveBeenCalledOnce()
})
