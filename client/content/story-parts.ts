/** A section of a story, cut before each of its headings. */
export function storyParts(markdown: string): string[] {
  return markdown.split(/\n+(?=### )/)
}
