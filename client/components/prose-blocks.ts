export type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const BULLET = '- '

/** The paragraphs and lists of a text: a blank line ends each, and a line of a list begins with `- `. */
export function proseBlocks(text: string): ProseBlock[] {
  return text
    .split('\n\n')
    .map((block) =>
      block.startsWith(BULLET)
        ? { kind: 'list', items: block.split('\n').map((line) => line.slice(BULLET.length)) }
        : { kind: 'paragraph', text: block },
    )
}
