import * as fc from 'fast-check'

/**
 * Strings that often break programs: lone surrogates, invisible or direction-changing characters, and syntax of mail
 * headers.
 */
const PIECES = [
  '\ud83d',
  '\ude42',
  '\u0000',
  '\u001b',
  '\u0085',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u2066',
  '\ufeff',
  '\ufffe',
  '\r\nBcc: x@evil.example\r\n\r\n',
  '=?utf-8?Q?=0D=0ABcc:_x@evil.example?=',
  '=?utf-8?B?DQo=?=',
  '"',
  '<x@evil.example>',
  '\\',
  ', ',
  ' ',
  '﷽',
  '👩🏽‍👩🏽‍👧🏽‍👦🏽',
  `Z${'\u0301'.repeat(60)}`,
]

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

const anyPiece = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: anyUnit },
  { weight: 2, arbitrary: fc.constantFrom(...PIECES) },
)

/** Any string that a client can send: all of Unicode, lone surrogates, control characters and hostile syntax. */
export function anyText(maxPieces = 12): fc.Arbitrary<string> {
  return fc.array(anyPiece, { maxLength: maxPieces }).map((pieces) => pieces.join(''))
}

/**
 * Like `anyText`, but for fields of one line: without control characters, and never empty, since each string starts
 * with `a`. A field may still refuse a string that is too long.
 */
export function anyLine(maxPieces = 8): fc.Arbitrary<string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: leaving out control characters is the purpose
  return anyText(maxPieces).map((text) => `a${text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '')}`)
}
