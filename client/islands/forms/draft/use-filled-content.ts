import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { afterPress } from '#client/document/presses.ts'
import { loadCorrection } from '#client/islands/forms/correction/load-correction.ts'
import type { FormContent, FormDefinition, FormValues } from '#client/islands/forms/form-definition.ts'
import { chooseContent, differ } from './choose-content.ts'

export interface FormToFill<Values> {
  form: UseFormReturnType<Values>
  setValues: (values: Values) => void
}

/**
 * Fills in a form when its page opens: from the draft of an earlier visit, or from the submission that the address asks
 * to correct (`chooseContent`). Returns what the form was filled in with.
 */
export function useFilledContent<Values extends FormValues>(
  definition: FormDefinition<Values>,
  { form, setValues }: FormToFill<Values>,
) {
  const [replaces, setReplaces] = useState<string>()
  const [isRestored, setIsRestored] = useState(false)
  /**
   * The submission to correct, while the form contains other text: an earlier draft, or text that was typed before the
   * script had loaded. A notice offers to replace this text.
   */
  const [offered, setOffered] = useState<UnsealedSubmission>()

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

  return {
    /** Fills in the form when the draft keeper has loaded the draft (`FormWithDraft.fillIn`). */
    async fillIn(stored: unknown): Promise<boolean> {
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
    },
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
    /** Call this when the form is emptied. The form then neither replaces a submission nor counts as restored. */
    forget() {
      setReplaces(undefined)
      setIsRestored(false)
      setOffered(undefined)
    },
  }
}
