interface WordsForCorrectionProps {
  plain: string
  /** Shown instead of `plain` if the address asks to correct an application. */
  correcting: string
}

export function WordsForCorrection({ plain, correcting }: WordsForCorrectionProps) {
  return <span data-correcting={correcting}>{plain}</span>
}
