/** Returns the first `maxCount` words of a text, with an ellipsis if the text has more words. */
export function cutWords(text: string, maxCount: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= maxCount) return words.join(' ')
  return `${words
    .slice(0, maxCount)
    .join(' ')
    .replace(/[,;:.–]+$/, '')}…`
}
