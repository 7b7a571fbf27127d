import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_INTERVAL_MS = 50
const GROWTH_BYTES = 4 * 2 ** 20

/**
 * Runs the garbage collector whenever buffers have grown by 4 MiB. Files pass through the relay in small buffers
 * outside V8's heap. V8 hardly counts these buffers and would let some 60 MiB of them gather before it frees any.
 * Returns a function that stops the checks.
 */
export function collectBuffersEarly(): () => void {
  // Without this flag V8 frees old buffers on another thread while the relay already allocates new ones. The relay
  // would then take up to 20 MiB more memory.
  setFlagsFromString('--no-concurrent-array-buffer-sweeping')
  // Makes the function `gc` available, which otherwise needs an option on node's command line.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  /** Bytes of buffers that were in use after the last collection, or fewer, if some were freed since. */
  let bytesKept = 0
  const check = () => {
    const buffers = bytesOfBuffers()
    bytesKept = Math.min(bytesKept, buffers)
    if (buffers - bytesKept < GROWTH_BYTES) return
    collect()
    bytesKept = bytesOfBuffers()
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Returns the bytes of all buffers. `process.memoryUsage()` is no alternative: it opens a file, so it throws when no
 * file descriptor is left.
 */
function bytesOfBuffers(): number {
  return getHeapStatistics().external_memory
}
