/**
 * Returns when this page was opened by the device's clock as it is set now, in milliseconds since the epoch. The result
 * differs from an earlier one only if the clock was set or the device has slept meanwhile: `performance.now()` ignores
 * the first, and may stand still during the second.
 */
export function pageOpenedAt(): number {
  return Date.now() - performance.now()
}
