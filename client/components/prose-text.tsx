const BULLET = '- '

/**
 * Renders a translated text as paragraphs and lists. A blank line ends a block, and each line of a list begins with
 * `- `.
 */
export function ProseText({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith(BULLET) ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>{line.slice(BULLET.length)}</li>
        ))}
      </ul>
    ) : (
      <p key={block}>{block}</p>
    ),
  )
}
