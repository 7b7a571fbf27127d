import { useAfterHydration } from '#client/islands/use-after-hydration.ts'
import { submissionToCorrect } from '#client/widgets/correction/submission-to-correct.ts'

/**
 * Returns the id of the submission to correct, from `?correct=UUID` in the address. Undefined during hydration, because
 * the build renders the form without a query.
 */
export function useCorrection(): string | undefined {
  return useAfterHydration(submissionToCorrect, undefined)
}
