import { useEffect, useState } from 'react'
import { DONE_HASH } from '#contract/addresses.ts'

/**
 * Whether the visitor is asked if the device is to be cleared: after a press on "I'm done here" in the outbox, or on a
 * link to the outbox with the hash `#done`.
 */
export function useDone() {
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
    /** Ends the question. Removes the hash from the address, so that a reload does not ask again. */
    close() {
      setIsAsked(false)
      if (location.hash === DONE_HASH) history.replaceState(history.state, '', location.pathname)
    },
  }
}
