import { useEffect } from 'react'
import { markTold } from '#client/device/outbox/outcomes.ts'

/** Notes that the visitor sees what has become of these submissions, once the page is in sight; from then on it says until when each is kept. */
export function useTold(ids: string[]): void {
  const list = ids.join()
  useEffect(() => {
    if (list === '') return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      // Where nothing can be written nothing was stored.
      tellAndDate(list.split(',')).catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [list])
}

async function tellAndDate(ids: string[]): Promise<void> {
  await markTold(ids)
  const { applyRetention } = await import('#client/device/outbox/retention.ts')
  await applyRetention()
}
