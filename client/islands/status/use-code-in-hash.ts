import { useEffect, useEffectEvent } from 'react'
import { lastClearing, wasClearedSince } from '#client/device/drafts/cleared-device.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import { STATUS_CODE_HASH } from '#contract/addresses.ts'

/**
 * Calls `onCode` with the status code in the hash of the address: at once, and when the hash changes. The code must not
 * stay in the address if the next person at a shared device could open the status with Back: in fair mode, or if the
 * device was cleared since the history entry was opened. In the latter case `onCode` is not called.
 */
export function useCodeInHash(onCode: (code: string) => void): void {
  const readHash = useEffectEvent(() => {
    // Ignore other hashes: for example, the link "Skip to content" sets `#main`.
    if (!STATUS_CODE_HASH.test(location.hash)) return
    // The history entry keeps which clearing of the device was the last one when the visitor first opened the entry.
    const { clearing = lastClearing() } = (history.state ?? {}) as { clearing?: string }
    const wasCleared = wasClearedSince(clearing)
    if (!wasCleared) onCode(location.hash.slice(1))
    const url = isFairMode() || wasCleared ? location.pathname : location.href
    history.replaceState({ ...history.state, clearing }, '', url)
  })
  useEffect(() => {
    const onHashChange = () => readHash()
    onHashChange()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
}
