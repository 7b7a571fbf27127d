import { pageState } from './page-state.ts'
import { storage } from './storage.ts'

/** Marks the page if the device is in fair mode (`device/fair-mode/`), before the first paint. */
export function noteFairMode(): void {
  if (storage('localStorage')['fair-mode']) pageState.fair = ''
}
