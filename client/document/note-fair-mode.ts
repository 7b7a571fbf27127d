import { pageState } from './page-state.ts'
import { storage } from './storage.ts'

/**
 * Sets `data-fair` on `<html>` before the first paint if the device is in fair mode (a tablet shared at a job fair).
 */
export function noteFairMode(): void {
  if (storage('localStorage')['fair-mode']) pageState.fair = ''
}
