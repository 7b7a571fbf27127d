/**
 * Replaces no-break spaces with plain spaces and removes word joiners, for the clipboard and for texts that machines
 * read. The build puts both into texts (`scripts/build/bind-words.ts`).
 */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}
