/**
 * Returns the first `maxCount` words of a text. If the text has more words, an ellipsis follows. It replaces a comma or
 * other punctuation mark after the last word.
 */
export function truncateWords(text: string, maxCount: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= maxCount) return words.join(' ')
  return `${words
    .slice(0, maxCount)
    .join(' ')
    .replace(/[,;:.–]+$/, '')}…`
}
