import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'

beforeEach(() => {
  vi.resetModules()
  stubLocalStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a page: loads its code anew, so that each page has its own module state. */
async function openPage() {
  vi.resetModules()
  const [cleared, drafts] = await Promise.all([
    import('#client/device/drafts/cleared-device.ts'),
    import('./form-draft.ts'),
  ])
  return { ...cleared, ...drafts }
}

test('a page that was open when the device was cleared saves no draft; pages opened later do', async () => {
  const before = await openPage()
  const clearing = await openPage()
  clearing.announceClearing({ pageStays: true })
  expect([before.wasCleared(), clearing.wasCleared()]).toEqual([true, false])
  before.saveFormDraftSync('contact', { firstName: 'Lan' })
  await before.saveFormDraft('contact', { firstName: 'Lan' })
  const later = await openPage()
  expect(await later.loadFormDraft('contact')).toBeUndefined()
  await later.saveFormDraft('contact', { firstName: 'An' })
  expect(await later.loadFormDraft('contact')).toEqual({ firstName: 'An' })
})

test.each([false, true])(
  'a page that is left after it has cleared the device saves no draft (full: %s)',
  async (isFull) => {
    const page = await openPage()
    if (isFull)
      vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
        throw new DOMException('Full', 'QuotaExceededError')
      })
    page.announceClearing({ pageStays: false })
    page.saveFormDraftSync('application', { firstName: 'Lan' })
    await page.saveFormDraft('application', { firstName: 'Lan' })
    expect(await (await openPage()).loadFormDraft('application')).toBeUndefined()
  },
)

test('a device whose site data were deleted in the settings of the browser does not count as cleared', async () => {
  const before = await openPage()
  before.announceClearing({ pageStays: true })
  const page = await openPage()
  localStorage.removeItem('cleared-at')
  expect(page.wasCleared()).toBe(false)
  expect(await page.saveFormDraft('contact', { firstName: 'Lan' })).toBe(true)
})

test('a clearing is recognised although the clock of the device was corrected before or after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 5, 1, 15) })
  const page = await openPage()
  const whileAhead = page.lastClearing()
  vi.setSystemTime(Date.UTC(2025, 5, 1, 12))
  page.announceClearing({ pageStays: true })
  expect(page.wasClearedSince(whileAhead)).toBe(true)

  vi.setSystemTime(Date.UTC(2025, 5, 1, 15))
  page.announceClearing({ pageStays: true })
  vi.setSystemTime(Date.UTC(2025, 5, 1, 12))
  expect(page.wasClearedSince(page.lastClearing())).toBe(false)
  vi.useRealTimers()
})

test('without local storage nothing counts as cleared', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = await openPage()
  page.announceClearing({ pageStays: true })
  expect(page.wasCleared()).toBe(false)
})
