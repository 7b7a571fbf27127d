// This module uses zod/mini because pages load the schemas, and full zod would make every form larger.
import * as z from 'zod/mini'
import type { FieldError } from './field-error.ts'

/** Maximum length of a name. This and the following maximum lengths are counted in UTF-16 code units. */
export const NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254
export const PHONE_MAX_LENGTH = 40
export const COMPANY_MAX_LENGTH = 200
export const MESSAGE_MAX_LENGTH = 5000

// At least two characters must follow the last dot (docs/product.md §5.1). The refused special characters would need
// quotes in an address header (RFC 5322 §3.2.3).
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@.,;:<>()[\]"\\]{2,}$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
const LINE_BREAKING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
const CONTROL_EXCEPT_LINE_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** A zod check that reports `error` for values that `accept` refuses. */
export function errorUnless<T>(error: FieldError, accept: (value: T) => boolean) {
  return z.refine<T>(accept, { error })
}

/** The error for a value of the wrong type: `required` if the value is missing or empty, else `invalid`. */
export function typeError(issue: { input?: unknown }): FieldError {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'invalid'
}

/** A trimmed text that may be empty. Its error is `invalid` if `refused` matches, and `too_long` above `maxLength`. */
function trimmedText(maxLength: number, refused: RegExp) {
  return z.string({ error: typeError }).check(
    // Replaces lone surrogates, such as half of an emoji that was cut off, because PostgreSQL refuses them. This is
    // `String.prototype.toWellFormed`, which Firefox 115 and Chromium 109 lack.
    z.overwrite((text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')),
    z.trim(),
    errorUnless('invalid', (text: string) => !refused.test(text)),
    z.maxLength(maxLength, 'too_long' satisfies FieldError),
  )
}

/** A trimmed single line. It refuses control characters, so that no line break gets into a mail header. */
export function line(maxLength: number) {
  return trimmedText(maxLength, LINE_BREAKING)
}

/** A trimmed single line that must not be empty. Invisible characters alone, such as U+200B, count as empty. */
export function requiredLine(maxLength: number) {
  return line(maxLength).check(errorUnless('required', (text: string) => /[^\p{Cf}\s]/u.test(text)))
}

/**
 * An e-mail address by the rules of docs/product.md §5.1. The error of an empty address is `required`. Invisible
 * characters are removed: a copied address may have them, and no mail could be delivered to it.
 */
export function email() {
  return requiredLine(EMAIL_MAX_LENGTH).check(
    z.overwrite((text: string) => text.replace(/\p{Cf}/gu, '')),
    errorUnless('email_invalid', (text: string) => EMAIL.test(text)),
  )
}

/** Text of several lines; may be empty. */
export function paragraphs(maxLength: number) {
  return trimmedText(maxLength, CONTROL_EXCEPT_LINE_BREAKS)
}

/**
 * A check of the whole object that reports the result of `errorOf(object)` for the field `phone`. By default zod skips
 * such a check if any field has an error. Because of `when`, zod skips this check only if the phone itself has an error
 * already. A wrong phone number is thus reported together with all other wrong fields.
 */
export function phoneRule<T extends { phone: string }>(errorOf: (value: T) => FieldError | null) {
  return z.refine<T>((value) => errorOf(value) === null, {
    path: ['phone'],
    error: (issue) => errorOf(issue.input as T) ?? undefined,
    when: ({ value, issues }) =>
      typeof (value as Partial<T> | null)?.phone === 'string' && !issues.some((issue) => issue.path?.[0] === 'phone'),
  })
}
