/**
 * Cuts a text after `maxLength` characters, if need be inside a word, and appends `dots`, which do not count. Returns a
 * text that is no longer than `maxLength` unchanged.
 */
export function cutText(text: string, maxLength: number, dots = '…'): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  return characters.slice(0, maxLength).join('').trimEnd() + dots
}
