import { useEffect } from 'react'

/**
 * While `isWarning`, the browser asks the visitor before the page is left, because only this page has the submission.
 * Does not ask once the page is hidden: the device is then being cleared for the next person. Browsers on iOS never
 * ask.
 */
export function useLeaveWarning(isWarning: boolean): void {
  useEffect(() => {
    if (!isWarning) return
    const warn = (event: Event) => document.body.hidden || event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isWarning])
}
