import { isUuid } from '../uuid.ts'

// People read codes out on the phone. Crockford's base 32 has no I, L and O, which look like digits, and no U, which
// could spell obscene words.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_DIGIT = 5n
const PREFIX = 'LAT'
/** Number of digits in a status code. They have 130 bits and a UUID has 128, so the last two bits are always 0. */
const STATUS_DIGITS = 26
const UNUSED_BITS = 2n

/** Writes `bits` in base 32 with `digits` digits, in groups of four after the prefix: `LAT-7F3K-9QX2`. */
function codeOf(bits: bigint, digits: number): string {
  let text = ''
  for (let rest = bits; text.length < digits; rest >>= BITS_PER_DIGIT) text = ALPHABET[Number(rest & 31n)] + text
  return [PREFIX, ...(text.match(/.{1,4}/g) ?? [])].join('-')
}

const hexOf = (id: string) => id.replaceAll('-', '')

/**
 * Returns the receipt code of a submission, e.g. `LAT-7F3K-9QX2`: the first 40 bits of its UUID. The code is for people
 * who talk about a submission. Visitors cannot look up anything with it.
 */
export function receiptCode(id: string): string {
  return codeOf(BigInt(`0x${hexOf(id).slice(0, 10)}`), 8)
}

/**
 * Returns the status code of a submission: all 128 bits of its UUID. The code is the receipt code, followed by 18 more
 * digits. Anyone who has it may ask for the status of the submission. It cannot be guessed from the receipt code: of
 * the 88 bits that the receipt code lacks, 82 are random (RFC 9562 §5.4 fixes six).
 */
export function statusCode(id: string): string {
  return codeOf(BigInt(`0x${hexOf(id)}`) << UNUSED_BITS, STATUS_DIGITS)
}

/** Undoes what people change when they write a code down: O is 0, I and L are 1, and case does not matter. */
const normalDigits = (text: string) => text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/**
 * Returns the UUID for a status code that a person has typed or pasted. Letters may be upper or lower case. Hyphens,
 * spaces and the prefix may be missing. O counts as 0, and I and L count as 1. The text may also be an address with the
 * code as its hash, where browsers encode some characters. Returns undefined if the text is no status code.
 */
export function idOfStatusCode(text: string): string | undefined {
  const typed = text.replace(/^.*#|%[0-9A-F]{2}|[^0-9A-Z]/gi, '')
  const digits = normalDigits(typed.replace(new RegExp(`^${PREFIX}(?=.{${STATUS_DIGITS}}$)`, 'i'), ''))
  if (digits.length !== STATUS_DIGITS) return undefined
  let bits = 0n
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit)
    if (value < 0) return undefined
    bits = (bits << BITS_PER_DIGIT) | BigInt(value)
  }
  if (bits & ((1n << UNUSED_BITS) - 1n)) return undefined
  const hex = (bits >> UNUSED_BITS).toString(16).padStart(32, '0')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : undefined
}

/** True if the text has the form of a receipt code, such as `LAT-7F3K-9QX2`. The submission need not exist. */
export function isReceiptCode(text: string): boolean {
  return new RegExp(`^${PREFIX}-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`).test(text)
}

/**
 * Returns the receipt code that a person has typed, in the form that `receiptCode` returns. Letters may be upper or
 * lower case, the prefix and the hyphens may be missing, and O, I and L count as digits. Returns undefined if the text
 * is no receipt code.
 */
export function typedReceiptCode(text: string): string | undefined {
  const [, first, second] = new RegExp(`^(?:${PREFIX}-?)?(\\w{4})-?(\\w{4})$`, 'i').exec(text) ?? []
  const code = `${PREFIX}-${normalDigits(`${first}-${second}`)}`
  return isReceiptCode(code) ? code : undefined
}
