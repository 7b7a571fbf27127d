import styles from './tags.module.css'

/** Names of technologies, each with a border. */
export function Tags({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
