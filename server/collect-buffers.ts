import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_EVERY_MS = 50
const GROWTH_BYTES = 4 * 2 ** 20

/**
 * Runs the garbage collector whenever buffers have grown by 4 MiB. Files pass through the relay in small buffers outside V8's heap; V8 counts
 * them little and would let some 60 MiB gather. Returns a function that stops this.
 */
export function collectBuffersEarly(): () => void {
  // V8 would free the buffers on another thread while new ones are allocated already: up to 20 MiB more at once.
  setFlagsFromString('--no-concurrent-array-buffer-sweeping')
  // Gives `gc` without an option on node's command line.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let bytesKept = 0
  const check = () => {
    const buffers = bytesOfBuffers()
    bytesKept = Math.min(bytesKept, buffers)
    if (buffers - bytesKept < GROWTH_BYTES) return
    collect()
    bytesKept = bytesOfBuffers()
  }
  const timer = setInterval(check, CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Not `process.memoryUsage()`: it opens a file, which throws when no descriptors are left. */
function bytesOfBuffers(): number {
  return getHeapStatistics().external_memory
}
