import styles from './tags.module.css'

/** Names of technologies, each in a frame. */
export function Tags({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
