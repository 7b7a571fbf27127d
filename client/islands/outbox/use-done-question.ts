import { useEffect, useState } from 'react'
import { DONE_HASH } from '#contract/addresses.ts'

/**
 * Shows and hides the question whether to clear the device for the next person. `isAsked` is true while the question is
 * shown: after a press on "I'm done here" in the outbox, or at the address with the hash `#done`.
 */
export function useDoneQuestion() {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const askIfWanted = () => location.hash === DONE_HASH && setIsAsked(true)
    askIfWanted()
    addEventListener('hashchange', askIfWanted)
    return () => removeEventListener('hashchange', askIfWanted)
  }, [])
  return {
    isAsked,
    ask: () => setIsAsked(true),
    /** Hides the question. Removes the hash from the address, so that a reload does not ask again. */
    close() {
      setIsAsked(false)
      if (location.hash === DONE_HASH) history.replaceState(history.state, '', location.pathname)
    },
  }
}
