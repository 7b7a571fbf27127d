import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { deleteDraft, loadDraft, saveDraft } from './drafts.ts'

test('drafts are kept per form until they are deleted', async () => {
  await saveDraft('contact', { firstName: 'Lan' })
  await saveDraft('application', { firstName: 'An' })
  expect(await loadDraft('contact')).toEqual({ firstName: 'Lan' })
  await deleteDraft('contact')
  expect(await loadDraft('contact')).toBeUndefined()
  expect(await loadDraft('application')).toEqual({ firstName: 'An' })
})
