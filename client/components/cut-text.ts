/** A text of at most so many characters; a longer one is cut there, whatever the word, and ends in dots. */
export function cutText(text: string, maxLength: number, dots = '…'): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  return characters.slice(0, maxLength).join('').trimEnd() + dots
}
