import type { Locale } from '#contract/addresses.ts'

const KILOBYTE = 1024
/**
 * 1024² bytes, not a million, so that a file of exactly the resume's limit (5 × 1024 × 1024 bytes) is shown as 5 MB.
 */
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

type Unit = 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte'

const BYTES: Record<Unit, number> = { byte: 1, kilobyte: KILOBYTE, megabyte: MEGABYTE, gigabyte: GIGABYTE }

/** Returns the smallest unit in which the rounded size is below 1024. So 1,048,575 bytes are 1 MB, not 1,024 kB. */
function unitOf(bytes: number): Unit {
  if (bytes < KILOBYTE) return 'byte'
  if (Math.round(bytes / KILOBYTE) < KILOBYTE) return 'kilobyte'
  return Math.round(bytes / MEGABYTE) < KILOBYTE ? 'megabyte' : 'gigabyte'
}

function inUnit(bytes: number, unit: Unit, locale: Locale, options: Intl.NumberFormatOptions): string {
  const maximumFractionDigits = unit === 'byte' || unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits }).format(bytes / BYTES[unit])
}

/** Returns the size of a file as text in the given language, such as "340 kB" or "4,9 MB". */
export function fileSize(bytes: number, locale: Locale): string {
  const unit = unitOf(bytes)
  return inUnit(bytes, unit, locale, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' })
}

/**
 * Returns the size of a part of a file as a number without unit. The number is in the unit of the whole file: "1.2" of
 * "4.9 MB".
 */
export function partOfFileSize(bytes: number, totalBytes: number, locale: Locale): string {
  const unit = unitOf(totalBytes)
  const minimumFractionDigits = unit === 'megabyte' ? 1 : 0
  return inUnit(bytes, unit, locale, { minimumFractionDigits })
}
