import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWhenRestored } from './repeat-when-restored.ts'

let page: EventTarget
const never = new Promise<string>(() => {})

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function showPage(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

test('work that was lost in the bfcache is done again when the page comes back', async () => {
  const work = vi.fn(async () => 'done').mockReturnValueOnce(never)
  const result = repeatWhenRestored(work)
  showPage(true)
  expect(await result).toBe('done')
  expect(work).toHaveBeenCalledTimes(2)
})

test('a new page repeats nothing, nor does a page that comes back after the work is done', async () => {
  const work = vi.fn(async () => 'done')
  const result = repeatWhenRestored(work)
  showPage(false)
  expect(await result).toBe('done')
  showPage(true)
  await Promise.resolve()
  expect(work).toHaveBeenCalledTimes(1)
})

test('an error is passed on, of the first run and of the second', async () => {
  await expect(repeatWhenRestored(() => Promise.reject(new TypeError('gone')))).rejects.toThrow(TypeError)
  const work = vi.fn(() => Promise.reject<string>(new TypeError('gone'))).mockReturnValueOnce(never)
  const result = repeatWhenRestored(work)
  showPage(true)
  await expect(result).rejects.toThrow(TypeError)
})
