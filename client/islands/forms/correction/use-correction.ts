import { useAfterHydration } from '#client/components/use-after-hydration.ts'
import { correctionAsked } from '#client/widgets/correction/correction-asked.ts'

/** The id in the address's `?correct=UUID`, of the submission to correct; undefined while the served form is hydrated. */
export function useCorrection(): string | undefined {
  return useAfterHydration(correctionAsked, undefined)
}
