import { LOCAL_DRAFT_PREFIX, type LocalDraft } from '#client/device/form-drafts/local-draft.ts'
import { SERVED } from './island-attributes.ts'
import { pageState } from './page-state.ts'
import { storage, store } from './storage.ts'

/** Controls whose values no draft contains: a draft never gives consent, and a file is stored apart from it. */
const NOT_KEPT = /^(consent|resume)$/

/**
 * Saves each change of a form that has no script yet as a partial draft in local storage: the visitor may leave or
 * reload the page before the script has loaded. The form loads the draft once it has its script, on whichever page
 * (`loadFormDraft`). In fair mode saves nothing, because the draft would be readable on the disk. If an earlier page has
 * written a complete draft to local storage, adds the change to it; leaves one that was being sent as it is.
 */
export function saveEarlyDrafts(): void {
  addEventListener(
    'input',
    ({ target }) => {
      const { name, value, form, type } = target as HTMLInputElement
      const kind = form?.dataset.kind
      if (!kind || !form.closest(`[${SERVED}]`) || NOT_KEPT.test(name) || 'fair' in pageState) return
      const key = `${LOCAL_DRAFT_PREFIX}${kind}` as const
      const former = JSON.parse(storage('localStorage')[key] ?? '{"isPartial":true}')
      if (former.sentAs) return
      // The slug of the job; undefined on a page without a job.
      const job = location.pathname.split('/jobs/')[1]
      const entered = type === 'checkbox' ? new FormData(form).getAll(name).map(Number) : value
      // Of a draft for another job only what visitors have typed about themselves is valid here.
      const kept = former.draft?.job === job ? former.draft : { ...former.draft, locations: [], replaces: undefined }
      const draft = { ...kept, job, [name]: entered }
      // The time of the first change stays, so that a draft that should have been deleted gets no second day.
      // The stamp goes: the page that gave it must see that the draft was changed.
      const saved: LocalDraft = { touchedAt: Date.now(), ...former, stamp: undefined, draft }
      store('localStorage', key, JSON.stringify(saved))
    },
    true,
  )
}
