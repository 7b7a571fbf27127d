interface WordsForCorrectionProps {
  plain: string
  /** Where the address asks to correct an application; `behaviours/carry-correction.ts` puts them there. */
  correcting: string
}

export function WordsForCorrection({ plain, correcting }: WordsForCorrectionProps) {
  return <span data-correcting={correcting}>{plain}</span>
}
