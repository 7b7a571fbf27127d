import styles from './prose.module.css'

const BULLET = '- '
const PULL_OUT = '> '

/**
 * Renders a translated text as paragraphs and lists. A blank line ends a block, and each line of a list begins with
 * `- `. A paragraph that begins with `> ` is set large. Words between `**` are bold.
 */
export function ProseText({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith(BULLET) ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>{withBoldWords(line.slice(BULLET.length))}</li>
        ))}
      </ul>
    ) : block.startsWith(PULL_OUT) ? (
      <p key={block} className={styles.pullOut}>
        {block.slice(PULL_OUT.length)}
      </p>
    ) : (
      <p key={block}>{block}</p>
    ),
  )
}

/** Every second part between two `**` is bold. */
function withBoldWords(text: string) {
  return text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part))
}
