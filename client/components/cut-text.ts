/**
 * Cuts a text after `maxLength` characters, even inside a word, and appends `dots`. The dots do not count towards
 * `maxLength`. A text of at most `maxLength` characters is returned unchanged.
 */
export function cutText(text: string, maxLength: number, dots = '…'): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  return characters.slice(0, maxLength).join('').trimEnd() + dots
}
