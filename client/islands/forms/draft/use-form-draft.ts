import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { afterPress } from '#client/document/presses.ts'
import { loadCorrection } from '#client/islands/forms/correction/load-correction.ts'
import type { FormDefinition, FormValues, Revision } from '#client/islands/forms/form-definition.ts'
import { useDraft } from './use-draft.ts'

interface FormDraftOptions<Values> {
  form: UseFormReturnType<Values>
  setValues: (values: Values) => void
  /** The id of the rejected or expired submission to correct. */
  correct: string | undefined
  /**
   * True once the submission is stored on the device for sending. No draft is saved then: the next visit would fill in
   * the form from the draft, and the visitor might send the same text a second time.
   */
  isStored: boolean
}

/**
 * Fills in a form from the submission to correct, or else from the draft of an earlier visit. Saves the draft whenever
 * the form changes, until the submission is stored for sending.
 */
export function useFormDraft<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { form, setValues, correct, isStored }: FormDraftOptions<Values>,
) {
  const [replaces, setReplaces] = useState<string>()
  const [isRestored, setIsRestored] = useState(false)
  const apply = ({ values, replaces, errors }: Revision<Values>) => {
    setValues({ ...values, consent: form.getValues().consent })
    if (errors) form.setErrors(errors)
    setReplaces(replaces)
  }
  const draft =
    definition.isBlank(form.values) || isStored ? undefined : { ...definition.toDraft(form.values), replaces }
  const keeper = useDraft(definition.kind, draft, async (loaded) => {
    const kept = (loaded ?? {}) as Record<string, unknown>
    const correction = correct && kept.replaces !== correct ? await loadCorrection(definition, correct) : undefined
    const revision = correction ?? (await definition.fromDraft(kept))
    // The filled-in texts make fields grow. Wait until no button is pressed: otherwise the pressed button would move
    // away.
    await new Promise<void>(afterPress)
    if (correction) {
      apply(correction)
      return false
    }
    const before = form.getValues()
    const values = definition.fillEmptyFields(before, revision.values)
    // Compare the values as text: two arrays of `locations` are never `===`, even with the same content.
    const isFilledIn = definition.controls.some((name) => String(values[name]) !== String(before[name]))
    setIsRestored(isFilledIn)
    // If the draft is a correction of the submission `correct`, sending the form still replaces that submission. This
    // holds even if `fromDraft` has dropped the id because the draft is for another job.
    apply({ values, replaces: kept.replaces === correct ? correct : revision.replaces })
    return isFilledIn && definition.isBlank(before)
  })
  return {
    ...keeper,
    /** The id of the submission that the form replaces when it is sent. */
    replaces,
    setReplaces,
    /** True while the form holds the draft of an earlier visit, which may have been another person's. */
    isRestored: isRestored && replaces === undefined,
    /** Call this when the form is emptied. The form then neither replaces a submission nor counts as restored. */
    forget() {
      setReplaces(undefined)
      setIsRestored(false)
    },
  }
}
