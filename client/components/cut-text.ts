/** The text, cut after `maxLength` characters (also inside a word) and followed by `dots` if it is longer. */
export function cutText(text: string, maxLength: number, dots = '…'): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  return characters.slice(0, maxLength).join('').trimEnd() + dots
}
