import cells from './cells.module.css'
import styles from './prose.module.css'

const BULLET = '- '
const FIGURE = '+ '

/**
 * Renders a translated text as paragraphs and lists. A blank line ends a block, and each line of a list begins with
 * `- `. Words between `**` are bold. In lines that begin with `+ ` they are figures, and set large.
 */
export function ProseText({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    if (block.startsWith(BULLET))
      return (
        <ul key={block}>
          {block.split('\n').map((line) => (
            <li key={line}>{withBoldWords(line.slice(BULLET.length))}</li>
          ))}
        </ul>
      )
    if (block.startsWith(FIGURE))
      return (
        <div key={block} className={`${cells.cells} ${styles.figures}`}>
          {block.split('\n').map((line) => (
            <p key={line}>{withBoldWords(line.slice(FIGURE.length))}</p>
          ))}
        </div>
      )
    return <p key={block}>{block}</p>
  })
}

/** Renders a line of text in which the words between `**` are bold. */
export function withBoldWords(text: string) {
  return text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part))
}
