import styles from './tags.module.css'

interface TagsProps {
  names: readonly string[]
  /** Sets the names in a quiet line of text instead of boxes. */
  inLine?: boolean
}

/** Names of technologies. */
export function Tags({ names, inLine = false }: TagsProps) {
  return (
    <ul className={inLine ? styles.line : styles.tags}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
