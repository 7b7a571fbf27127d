import { useAfterHydration } from '#client/components/use-after-hydration.ts'
import { submissionToCorrect } from '#client/widgets/correction/submission-to-correct.ts'

/** The id in the address's `?correct=UUID`, of the submission to correct; undefined while the served form is hydrated. */
export function useCorrection(): string | undefined {
  return useAfterHydration(submissionToCorrect, undefined)
}
