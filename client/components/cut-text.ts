/**
 * Cuts a text that is longer than `maxLength` characters, also inside a word, and appends `dots`. Returns a shorter
 * text unchanged.
 */
export function cutText(text: string, maxLength: number, dots = '…'): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  return characters.slice(0, maxLength).join('').trimEnd() + dots
}
