import { useAfterHydration } from '#client/components/use-after-hydration.ts'
import { correctionAsked } from '#client/widgets/correction/correction-asked.ts'

/** The submission that the address asks to correct, `?correct=UUID`; known only after the served form is taken over. */
export function useCorrection(): string | undefined {
  return useAfterHydration(correctionAsked, undefined)
}
