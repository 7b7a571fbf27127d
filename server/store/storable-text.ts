/** Text that every database takes: PostgreSQL refuses U+0000 and lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
