/**
 * Shifts the clock of a relay that is started with `node --import` of this file. The file that `CHAOS_CLOCK` names
 * contains the shift in milliseconds and is read every 50 ms. Timers keep running unshifted, as when a machine's clock
 * is set.
 */
import { readFileSync } from 'node:fs'

const READ_INTERVAL_MS = 50
const file = process.env.CHAOS_CLOCK ?? ''
let aheadMs = 0
setInterval(() => {
  aheadMs = Number(readFileSync(file, 'utf8'))
}, READ_INTERVAL_MS).unref()

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
