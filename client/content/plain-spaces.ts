/**
 * Replaces the no-break spaces that the build puts into texts (`scripts/build/bind-words.ts`) with plain spaces, and
 * removes its word joiners, for the clipboard and for texts that machines read.
 */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}
