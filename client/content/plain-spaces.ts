/** A text of the page without its spaces that do not break (`scripts/build/typesetting.ts`), for what is sent or read by machines. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
