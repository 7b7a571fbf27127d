import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_MS = 50
const GROWTH_BYTES = 4 * 2 ** 20

/**
 * Collects what is no longer used as soon as 4 MiB of buffers have been added: files pass through in pieces, of which V8, which counts
 * little of what lies beside its heap, would let some sixty MiB gather. Where hardly any come, nothing is collected. Gives a
 * function that ends it.
 */
export function collectBuffersEarly(): () => void {
  // V8 would release the buffers in a thread of its own, while the next ones are allocated already: up to 20 MiB more at once.
  setFlagsFromString('--no-concurrent-array-buffer-sweeping')
  // The way to the collector that takes no option on the command line.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let left = 0
  const look = () => {
    const buffers = bytesOfBuffers()
    left = Math.min(left, buffers)
    if (buffers - left < GROWTH_BYTES) return
    collect()
    left = bytesOfBuffers()
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** `process.memoryUsage()` would open a file, which throws when there are no descriptors left. */
function bytesOfBuffers(): number {
  return getHeapStatistics().external_memory
}
