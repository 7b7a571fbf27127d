/**
 * Shifts a relay's clock (`node --import`) by the milliseconds in the file `CHAOS_CLOCK`, which is read again and again. Timers are not shifted,
 * as when a machine's clock is set.
 */
import { readFileSync } from 'node:fs'

const READ_EVERY_MS = 50
const file = process.env.CHAOS_CLOCK ?? ''
let aheadMs = 0
setInterval(() => {
  aheadMs = Number(readFileSync(file, 'utf8'))
}, READ_EVERY_MS).unref()

const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...values: [] | ConstructorParameters<typeof RealDate>) {
    if (values.length === 0) super(RealDate.now() + aheadMs)
    else super(...values)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
} as DateConstructor
