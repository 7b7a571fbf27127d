import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  deleteResumeDraft,
  loadResumeDraft,
  SHARED_RESUME_DRAFT,
  saveResumeDraft,
} from '#client/device/drafts/resume-draft.ts'
import { draftOf } from './drafts-in-memory.ts'
import { respondToSharedFile } from './shared-file.ts'

const ORIGIN = 'https://lat.example'
const OTHER = 'https://other.example/page'

const caches = { has: vi.fn(async () => false) }
vi.stubGlobal('caches', caches)
vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 2 ** 30, usage: 0 }) } })

beforeEach(async () => {
  await deleteResumeDraft()
  await deleteResumeDraft(SHARED_RESUME_DRAFT)
})

interface Facts {
  referrer?: string
  destination?: string
  headers?: Record<string, string>
}

/**
 * Lets the worker answer a shared file. The request is a fake that has only the members that the worker reads. Returns
 * the address that the worker redirects to.
 */
async function share({ referrer = '', destination = 'document', headers = {} }: Facts = {}): Promise<string | null> {
  const data = new FormData()
  data.set('resume', new File(['%PDF-1.7'], 'shared.pdf', { type: 'application/pdf' }))
  const request = {
    url: `${ORIGIN}/vi/share`,
    referrer,
    destination,
    headers: new Headers(headers),
    formData: async () => data,
  }
  return (await respondToSharedFile(request as unknown as Request, 'vi')).headers.get('Location')
}

test('a shared file does not replace the chosen one', async () => {
  await saveResumeDraft(new File(['%PDF-1.7 mine'], 'mine.pdf'))
  expect(await share()).toBe(`${ORIGIN}/vi/careers?shared=kept#jobs`)
  expect((await loadResumeDraft(SHARED_RESUME_DRAFT))?.name).toBe('shared.pdf')
  expect((await loadResumeDraft())?.name).toBe('mine.pdf')
})

test('on a tablet of a fair the file is kept in memory only', async () => {
  caches.has.mockResolvedValueOnce(true)
  expect(await share()).toBe(`${ORIGIN}/vi/careers?shared=kept#jobs`)
  expect(draftOf(SHARED_RESUME_DRAFT)).toMatchObject({ name: 'shared.pdf', size: 8 })
  expect(await loadResumeDraft(SHARED_RESUME_DRAFT)).toBeUndefined()
})

test.each([
  ['by its address', { referrer: OTHER }],
  ['by its origin', { headers: { Origin: new URL(OTHER).origin } }],
  ['by Sec-Fetch-Site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['by a frame in its page', { destination: 'iframe' }],
] satisfies [string, Facts][])('a file that another site posts, recognised %s, is not stored', async (_how, facts) => {
  expect(await share(facts)).toBe(`${ORIGIN}/vi/careers#jobs`)
  expect(await loadResumeDraft(SHARED_RESUME_DRAFT)).toBeUndefined()
})

test.each([
  ['an operating system, which sends no origin', { headers: { 'Sec-Fetch-Site': 'none', Origin: 'null' } }],
  [
    'a page of the site',
    { referrer: `${ORIGIN}/careers`, headers: { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN } },
  ],
] satisfies [string, Facts][])('a file from %s is stored', async (_who, facts) => {
  expect(await share(facts)).toBe(`${ORIGIN}/vi/careers?shared=kept#jobs`)
})
