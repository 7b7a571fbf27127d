/** A text with plain spaces instead of the no-break spaces of the build (`scripts/build/bind-words.ts`), for machines and for the clipboard. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
