interface WordsForCorrectionProps {
  plain: string
  /** Shown instead of `plain` if the address asks to correct an application. */
  correcting: string
}

/** A text that `start-correction.ts` replaces if the visitor has come to correct an application. */
export function WordsForCorrection({ plain, correcting }: WordsForCorrectionProps) {
  return <span data-correcting={correcting}>{plain}</span>
}
