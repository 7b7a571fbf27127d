/**
 * Cuts a text after `maxLength` characters, even inside a word, and appends `ellipsis`, which does not count towards
 * `maxLength`. A text of at most `maxLength` characters is returned unchanged.
 */
export function truncate(text: string, maxLength: number, ellipsis = '…'): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  return characters.slice(0, maxLength).join('').trimEnd() + ellipsis
}
