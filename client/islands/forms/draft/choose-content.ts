import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { findCorrectable, loadCorrection } from '#client/islands/forms/correction/load-correction.ts'
import type { FormContent, FormDefinition, FormValues } from '#client/islands/forms/form-definition.ts'
import { submissionToCorrect } from '#client/widgets/correction/submission-to-correct.ts'

/** What a form is filled in with when its page opens. */
type ChosenContent<Values> =
  | { source: 'correction'; content: FormContent<Values> }
  /** `offered` is the submission to correct, if there is one: it may replace the content of the form. */
  | { source: 'draft'; content: FormContent<Values>; offered: UnsealedSubmission | undefined }

/**
 * Chooses between the submission that the address asks to correct (`submissionToCorrect`) and the stored draft. If the
 * draft or the form contains text, it chooses the draft, because this text exists nowhere else, and only offers the
 * submission. `current` returns what the form contains, such as text that was typed before the script had loaded.
 */
export async function chooseContent<Values extends FormValues>(
  definition: FormDefinition<Values>,
  stored: unknown,
  current: () => Values,
): Promise<ChosenContent<Values>> {
  const draft = (stored ?? {}) as Record<string, unknown>
  const correct = submissionToCorrect()
  // If the draft already is a correction of `correct`, it is filled in as it is.
  const isCorrection = correct !== undefined && draft.replaces === correct
  const record = correct && !isCorrection ? await findCorrectable(definition.kind, correct) : undefined
  const { values, replaces } = await definition.fromDraft(draft)
  const hasText = hasContent(definition, values) || hasContent(definition, current())
  if (record && !hasText) return { source: 'correction', content: await loadCorrection(definition, record) }
  // If the draft is a correction of `correct`, sending the form still replaces that submission, even if `fromDraft` has
  // dropped its id because the draft is for another job.
  return { source: 'draft', content: { values, replaces: isCorrection ? correct : replaces }, offered: record }
}

/** True if the values contain more than the empty form. Consent does not count. */
function hasContent<Values extends FormValues>(definition: FormDefinition<Values>, values: Values): boolean {
  const { empty } = definition
  return differ(definition, { ...values, consent: empty.consent }, empty)
}

/** True if the value of any control differs. */
export function differ<Values extends FormValues>(
  { controls }: FormDefinition<Values>,
  one: Values,
  other: Values,
): boolean {
  // Compare the values as text: two arrays of `locations` are never `===`, even with the same content.
  return controls.some((name) => String(one[name]) !== String(other[name]))
}
