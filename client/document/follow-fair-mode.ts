import { pageState } from './page-state.ts'
import { storage } from './storage.ts'

/**
 * Reloads this page when another page starts or ends fair mode (a tablet shared at a job fair), also if that happened
 * while this page was loading. Otherwise this page would go on without the bar and without clearing itself.
 */
export function followFairMode(): void {
  const reloadIfChanged = () => {
    if (Boolean(storage('localStorage')['fair-mode']) !== 'fair' in pageState) location.reload()
  }
  addEventListener('storage', reloadIfChanged)
  // A page in the bfcache gets no `storage` event.
  addEventListener('pageshow', reloadIfChanged)
  reloadIfChanged()
}
