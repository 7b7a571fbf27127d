import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { createDraftKeeper } from '#client/device/form-drafts/draft-keeper.ts'
import { afterPress } from '#client/document/presses.ts'
import { loadCorrection } from '#client/islands/forms/correction/load-correction.ts'
import type { FormContent, FormDefinition, FormValues } from '#client/islands/forms/form-definition.ts'
import { chooseContent, differ } from './choose-content.ts'

interface FormDraftOptions<Values> {
  form: UseFormReturnType<Values>
  setValues: (values: Values) => void
}

export type FormDraft = ReturnType<typeof useFormDraft>

/**
 * Fills in a form from the draft of an earlier visit or from the submission that the address asks to correct
 * (`chooseContent`). Saves the draft whenever the form changes, until the submission is stored or sent.
 */
export function useFormDraft<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { form, setValues }: FormDraftOptions<Values>,
) {
  const [keeper] = useState(() => createDraftKeeper(definition.kind))
  /** True once the draft of an earlier visit, if there is one, has been filled in. */
  const [isLoaded, setIsLoaded] = useState(false)
  const [replaces, setReplaces] = useState<string>()
  const [isRestored, setIsRestored] = useState(false)
  /**
   * The submission to correct, while the form contains other text: an earlier draft, or text that was typed before the
   * script had loaded. A notice offers to replace this text.
   */
  const [offered, setOffered] = useState<UnsealedSubmission>()
  /**
   * True once the submission is stored or sent. No draft is saved then: the next visit would fill in the form from the
   * draft, and the visitor might send the same text a second time.
   */
  const [isEnded, setIsEnded] = useState(false)

  const setContent = (content: FormContent<Values>) => {
    setValues({ ...content.values, consent: form.getValues().consent })
    if (content.errors) form.setErrors(content.errors)
    setReplaces(content.replaces)
  }

  /**
   * Fills in the empty fields from a draft. Returns true if the form was blank before and has received texts, so that
   * it now contains only this draft.
   */
  const fillInDraft = (content: FormContent<Values>): boolean => {
    const before = form.getValues()
    const filled = definition.fillEmptyFields(before, content.values)
    const isFilledIn = differ(definition, filled, before)
    setIsRestored(isFilledIn)
    setContent({ values: filled, replaces: content.replaces })
    return isFilledIn && definition.isBlank(before)
  }

  /** Fills in the form when the draft keeper has loaded the draft (`FormWithDraft.fillIn`). */
  const fillIn = useEffectEvent(async (stored: unknown) => {
    const chosen = await chooseContent(definition, stored, () => form.getValues())
    // The filled-in texts make fields grow. Wait until no button is pressed: otherwise the pressed button would move
    // away.
    await new Promise<void>(afterPress)
    if (chosen.source === 'correction') {
      setContent(chosen.content)
      return false
    }
    setOffered(chosen.offered)
    return fillInDraft(chosen.content)
  })

  useEffect(() => keeper.start({ fillIn: (stored) => fillIn(stored), onLoaded: setIsLoaded }), [keeper])

  const draft =
    definition.isBlank(form.values) || isEnded ? undefined : { ...definition.toDraft(form.values), replaces }
  const text = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` stands for `draft`, a new object in each render
  useEffect(() => keeper.noteContent(draft), [keeper, isLoaded, text])

  return {
    keeper,
    isLoaded,
    /** The id of the submission that the form replaces when it is sent. */
    replaces,
    setReplaces,
    /** True while the form holds an earlier visit's draft (perhaps another person's) and corrects no submission. */
    isRestored: isRestored && replaces === undefined && offered === undefined,
    /** True while the form contains other text than the submission to correct, and a notice offers to replace it. */
    isCorrectionOffered: offered !== undefined,
    /** Replaces the content of the form by the submission to correct. */
    async takeOffer() {
      if (!offered) return
      setOffered(undefined)
      setContent(await loadCorrection(definition, offered))
    },
    /** Deletes the draft. Call this once the submission is stored or sent. Resolves when the draft is deleted. */
    end(): Promise<void> {
      setIsEnded(true)
      return keeper.end()
    },
    /** Saves the draft of the form again from now on. Call this after `end` if the visitor can edit the form again. */
    restart: () => setIsEnded(false),
    /** Call this when the form is emptied. The form then neither replaces a submission nor counts as restored. */
    forget() {
      setReplaces(undefined)
      setIsRestored(false)
      setOffered(undefined)
    },
  }
}
