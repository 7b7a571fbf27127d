import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDraftStored, loadDraft, saveDraft } from '#client/device/drafts/drafts.ts'
import { addSubmission } from '#client/device/outbox/outbox.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, DAY_MS } from '#client/device/testing/sample-submissions.ts'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { loadFormDraft, saveFormDraft } from './form-draft.ts'

const NAME = 'contact'
/** The key of the draft in local storage. */
const LOCAL_KEY = `draft:${NAME}`

let page: EventTarget
let reload: () => void
let stop: (() => void) | undefined

/** Starts a keeper whose form takes stored drafts over as they are. Resolves once the stored draft is loaded. */
async function startKeeper(present?: object) {
  const keeper = createDraftKeeper(NAME)
  let draft = present
  const form = {
    fillIn: vi.fn(async (stored: unknown) => {
      const wasBlank = draft === undefined
      if (wasBlank) draft = stored as object | undefined
      return wasBlank && stored !== undefined
    }),
    onLoaded: vi.fn((isLoaded: boolean) => isLoaded && keeper.noteContent(draft)),
  }
  keeper.noteContent(present)
  stop = keeper.start(form)
  await vi.waitFor(() => expect(form.onLoaded).toHaveBeenLastCalledWith(true))
  return { keeper, form }
}

/** Saves a draft in IndexedDB as another page would; undefined deletes the draft. */
async function saveOnAnotherPage(draft: object | undefined): Promise<void> {
  vi.resetModules()
  const other = await import('./form-draft.ts')
  await other.loadFormDraft(NAME)
  await other.saveFormDraft(NAME, draft)
}

function enterBfcache(): void {
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
}

function leaveBfcache(): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

const storedDraft = () => loadDraft(NAME)

beforeEach(async () => {
  await emptyOutbox()
  stubLocalStorage()
  page = new EventTarget()
  reload = vi.fn()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', querySelectorAll: () => [] }),
  )
  vi.stubGlobal('location', { reload })
})
afterEach(async () => {
  vi.restoreAllMocks()
  stop?.()
  await saveFormDraft(NAME, undefined)
  localStorage.removeItem(LOCAL_KEY)
  vi.unstubAllGlobals()
})

test('a change is saved soon, the first one at once, and an emptied form deletes the draft', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'L' })
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ firstName: 'L' }))
  keeper.noteContent({ firstName: 'La' })
  keeper.noteContent({ firstName: 'Lan' })
  expect(await storedDraft()).toEqual({ firstName: 'L' })
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ firstName: 'Lan' }))
  keeper.noteContent(undefined)
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(false))
})

test('what is typed without a pause is saved meanwhile, because the browser may crash', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ message: 'a' })
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ message: 'a' }))
  const typing = setInterval(() => keeper.noteContent({ message: `${performance.now()}` }), 50)
  await vi
    .waitFor(async () => expect(await storedDraft()).not.toEqual({ message: 'a' }))
    .finally(() => clearInterval(typing))
})

test('a stored draft that is filled in is not saved again, and its day is not prolonged', async () => {
  const now = Date.now()
  await saveDraft(NAME, { firstName: 'Lan' }, now - DAY_MS + 10_000)
  const { keeper } = await startKeeper()
  keeper.saveNow()
  enterBfcache()
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
  expect(await loadDraft(NAME, now)).toEqual({ firstName: 'Lan' })
  expect(await loadDraft(NAME, now + 10_001)).toBeUndefined()
})

test.each([
  ['is kept when the page is left after the clock was set forward by a day', 0, { firstName: 'Lan' }],
  ['is no longer kept when the page is left after a day', DAY_MS + 1, undefined],
])('a draft that was typed on this page %s', async (_name, elapsedMs, kept) => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'Lan' })
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(true))
  const uptime = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(uptime + elapsedMs)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 })
  enterBfcache()
  expect(await loadFormDraft(NAME)).toEqual(kept)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is typed while the stored draft is being loaded is kept as partial if the page is closed', async () => {
  const keeper = createDraftKeeper(NAME)
  stop = keeper.start({ fillIn: async () => false, onLoaded() {} })
  keeper.noteContent({ firstName: 'Lan' })
  enterBfcache()
  expect(JSON.parse(localStorage.getItem(LOCAL_KEY) ?? '')).toMatchObject({
    draft: { firstName: 'Lan' },
    isPartial: true,
  })
})

test('a form that was sent leaves no draft, whatever happens to the page afterwards', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'La' })
  keeper.noteContent({ firstName: 'Lan' })
  keeper.saveNow()
  await keeper.end()
  keeper.noteContent(undefined)
  enterBfcache()
  await new Promise((resolve) => setTimeout(resolve, 450))
  expect(await loadFormDraft(NAME)).toBeUndefined()
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
  keeper.noteContent({ firstName: 'An' })
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ firstName: 'An' }))
})

test.each([
  ['is there again if the page was left before the submission was stored', false, { firstName: 'Lan' }],
  ['is not if the submission was stored', true, undefined],
])('what was typed right before the press %s', async (_name, isStored, kept) => {
  const { keeper } = await startKeeper()
  const { record } = await applicationSample()
  keeper.noteContent({ firstName: 'La' })
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(true))
  keeper.noteContent({ firstName: 'Lan' })
  keeper.noteSubmission(record.id)
  enterBfcache()
  if (isStored) await addSubmission(record, { drafts: [NAME] })
  expect(await loadFormDraft(NAME)).toEqual(kept)
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
})

test('a change after a failed submission is no longer a part of it', async () => {
  const { keeper } = await startKeeper()
  const { record } = await applicationSample()
  await addSubmission(record)
  keeper.noteContent({ firstName: 'La' })
  keeper.noteSubmission(record.id)
  keeper.noteContent({ firstName: 'Lan' })
  enterBfcache()
  expect(await loadFormDraft(NAME)).toEqual({ firstName: 'Lan' })
})

test('a draft that a failed submission has deleted is saved again; one that is still there is left alone', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'Lan' })
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(true))
  await saveOnAnotherPage({ firstName: 'An' })
  await keeper.saveIfGone()
  expect(await storedDraft()).toEqual({ firstName: 'An' })
  await saveOnAnotherPage(undefined)
  await keeper.saveIfGone()
  expect(await storedDraft()).toEqual({ firstName: 'Lan' })
})

test('a draft that a full device keeps in local storage is left alone after a failed submission', async () => {
  const { keeper } = await startKeeper()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  keeper.noteContent({ firstName: 'Lan' })
  await vi.waitFor(() => expect(localStorage.getItem(LOCAL_KEY)).not.toBeNull())
  const entry = localStorage.getItem(LOCAL_KEY)
  await keeper.saveIfGone()
  expect(localStorage.getItem(LOCAL_KEY)).toBe(entry)
})

test('a page that comes back from the bfcache with an unsaved change does not replace what the next page has made of it', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'La' })
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(true))
  keeper.noteContent({ firstName: 'Lan' })
  enterBfcache()
  await saveOnAnotherPage({ firstName: 'Lan Anh' })
  leaveBfcache()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  enterBfcache()
  await new Promise((resolve) => setTimeout(resolve, 450))
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
  expect(await storedDraft()).toEqual({ firstName: 'Lan Anh' })
})

test('a page that comes back from the bfcache with an unsaved change saves it if no other page has changed the draft', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'La' })
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(true))
  keeper.noteContent({ firstName: 'Lan' })
  enterBfcache()
  leaveBfcache()
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ firstName: 'Lan' }))
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that comes back from the bfcache reloads if another page has changed or sent the draft; a blank form takes it over', async () => {
  const { keeper, form } = await startKeeper()
  await saveOnAnotherPage({ firstName: 'An' })
  leaveBfcache()
  await vi.waitFor(() => expect(form.fillIn).toHaveBeenLastCalledWith({ firstName: 'An' }))
  expect(reload).not.toHaveBeenCalled()
  keeper.noteContent({ firstName: 'Anh' })
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ firstName: 'Anh' }))
  await saveOnAnotherPage(undefined)
  leaveBfcache()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

test('a page that comes back from the bfcache while the database fails keeps its text: only this page has it', async () => {
  const { keeper } = await startKeeper()
  keeper.noteContent({ firstName: 'La' })
  await vi.waitFor(async () => expect(await isDraftStored(NAME)).toBe(true))
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'NotReadableError')
  })
  leaveBfcache()
  await vi.waitFor(() => expect(transaction).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.restoreAllMocks()
  expect(reload).not.toHaveBeenCalled()
})

test('a form that has been blank since the page was opened takes another tab’s draft over when it gets the focus', async () => {
  const { keeper, form } = await startKeeper()
  await saveOnAnotherPage({ firstName: 'An' })
  await Promise.all([keeper.adoptDraftOfOtherTab(), keeper.adoptDraftOfOtherTab()])
  expect(form.fillIn.mock.calls).toEqual([[undefined], [{ firstName: 'An' }]])
  keeper.noteContent({ firstName: 'Anh' })
  await vi.waitFor(async () => expect(await storedDraft()).toEqual({ firstName: 'Anh' }))
  await saveOnAnotherPage({ firstName: 'Lan' })
  await keeper.adoptDraftOfOtherTab()
  expect(form.fillIn).toHaveBeenCalledTimes(2)
})
