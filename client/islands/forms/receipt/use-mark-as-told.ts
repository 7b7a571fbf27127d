import { useEffect } from 'react'
import { markTold } from '#client/device/outbox/outcomes.ts'

/**
 * Marks the authors of these submissions as told of the outcome once the page is visible. This starts the 30 days after
 * which a rejected or expired submission is deleted (`retention.ts`). The outbox then shows the date of the deletion.
 */
export function useMarkAsTold(ids: string[]): void {
  const list = ids.join()
  useEffect(() => {
    if (list === '') return
    const markWhenVisible = () => {
      if (document.visibilityState !== 'visible') return
      // Ignore errors: if the device cannot store anything, the outbox has no submission to mark.
      markAndApplyRetention(list.split(',')).catch(() => {})
    }
    markWhenVisible()
    document.addEventListener('visibilitychange', markWhenVisible)
    return () => document.removeEventListener('visibilitychange', markWhenVisible)
  }, [list])
}

async function markAndApplyRetention(ids: string[]): Promise<void> {
  await markTold(ids)
  const { applyRetention } = await import('#client/device/outbox/retention.ts')
  await applyRetention()
}
