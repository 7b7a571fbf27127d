import { useEffect } from 'react'
import { markTold } from '#client/outbox/outcomes.ts'
import { endRetention } from '#client/outbox/retention.ts'

/** Notes that the visitor sees what has become of these submissions, once the page is in sight; from then on it says until when each is kept. */
export function useTold(ids: string[]): void {
  const list = ids.join()
  useEffect(() => {
    if (list === '') return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      // Where nothing can be written nothing was stored.
      markTold(list.split(','))
        .then(() => endRetention())
        .catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [list])
}
