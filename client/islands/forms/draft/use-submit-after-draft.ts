import { type RefObject, useEffect, useState } from 'react'

/**
 * Holds back a press of the submit button until the draft of an earlier visit has been filled in (`isLoaded`). The
 * draft may hold what the visitor believes to have entered, and storing the submission would delete the draft.
 */
export function useSubmitAfterDraft(element: RefObject<HTMLFormElement | null>, isLoaded: boolean) {
  const [isHeldBack, setIsHeldBack] = useState(false)
  useEffect(() => {
    if (isHeldBack && isLoaded) element.current?.requestSubmit()
  }, [element, isHeldBack, isLoaded])
  return {
    /** True while a press is held back. */
    isWaiting: isHeldBack && !isLoaded,
    /** Call this on each press. Returns true if the press is held back; the form is then submitted again later. */
    holdBack(): boolean {
      setIsHeldBack(!isLoaded)
      return !isLoaded
    },
  }
}
