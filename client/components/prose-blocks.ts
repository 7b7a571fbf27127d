export type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const BULLET = '- '

/** Splits a text into paragraphs and lists: a blank line ends a block, and each line of a list begins with `- `. */
export function proseBlocks(text: string): ProseBlock[] {
  return text
    .split('\n\n')
    .map((block) =>
      block.startsWith(BULLET)
        ? { kind: 'list', items: block.split('\n').map((line) => line.slice(BULLET.length)) }
        : { kind: 'paragraph', text: block },
    )
}
