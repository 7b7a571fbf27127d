/**
 * A sleep that `wake` ends early. When `wake` is called after `reset` but before the sleep begins, the sleep ends at
 * once.
 */
export function createSleeper() {
  let woken = false
  let end: (() => void) | undefined
  return {
    reset() {
      woken = false
    },
    wake() {
      woken = true
      end?.()
    },
    sleep(ms: number): Promise<void> {
      if (woken) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(() => end?.(), ms)
        end = () => {
          clearTimeout(timer)
          end = undefined
          resolve()
        }
      })
    },
  }
}
