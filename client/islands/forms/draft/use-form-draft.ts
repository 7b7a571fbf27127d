import { useEffect, useEffectEvent, useState } from 'react'
import { createDraftKeeper } from '#client/device/form-drafts/draft-keeper.ts'
import type { FormDefinition, FormValues } from '#client/islands/forms/form-definition.ts'
import { type FormToFill, useFilledContent } from './use-filled-content.ts'

export type FormDraft = ReturnType<typeof useFormDraft>

/**
 * Fills in a form when its page opens (`useFilledContent`). Saves the draft whenever the form changes, until the
 * submission is stored or sent.
 */
export function useFormDraft<Values extends FormValues>(
  definition: FormDefinition<Values>,
  target: FormToFill<Values>,
) {
  const [keeper] = useState(() => createDraftKeeper(definition.kind))
  /** True once the draft of an earlier visit, if there is one, has been filled in. */
  const [isLoaded, setIsLoaded] = useState(false)
  /**
   * True once the submission is stored or sent. No draft is saved then: the next visit would fill in the form from the
   * draft, and the visitor might send the same text a second time.
   */
  const [isEnded, setIsEnded] = useState(false)
  const content = useFilledContent(definition, target)

  const fillIn = useEffectEvent(content.fillIn)
  useEffect(() => keeper.start({ fillIn: (stored) => fillIn(stored), onLoaded: setIsLoaded }), [keeper])

  const { values } = target.form
  const draft =
    definition.isBlank(values) || isEnded ? undefined : { ...definition.toDraft(values), replaces: content.replaces }
  const text = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` stands for `draft`, a new object in each render
  useEffect(() => keeper.noteContent(draft), [keeper, isLoaded, text])

  return {
    ...content,
    keeper,
    isLoaded,
    /** Deletes the draft. Call this once the submission is stored or sent. Resolves when the draft is deleted. */
    end(): Promise<void> {
      setIsEnded(true)
      return keeper.end()
    },
    /** Saves the draft of the form again from now on. Call this after `end` if the visitor can edit the form again. */
    restart: () => setIsEnded(false),
  }
}
