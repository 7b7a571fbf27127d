import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  term: string
  value: ReactNode
}

/** Four facts as a description list (`<dl>`): each has a term and a value. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
