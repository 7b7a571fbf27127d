/**
 * Imported into a relay before anything else (`node --import`): its clock is as many milliseconds ahead of the machine's as the file
 * `CHAOS_CLOCK` says, now and whenever that changes. Timers go on as they do when a machine's clock is set.
 */
import { readFileSync } from 'node:fs'

const LOOK_MS = 50
const file = process.env.CHAOS_CLOCK ?? ''
let aheadMs = 0
setInterval(() => {
  aheadMs = Number(readFileSync(file, 'utf8'))
}, LOOK_MS).unref()

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
