import { Section } from '#client/components/section.tsx'
import styles from './styleguide.module.css'

const SPACES = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8', 'space-section']

/** The steps of spacing. */
export function Spacing() {
  return (
    <Section title="Spacing">
      <dl className={styles.rows}>
        {SPACES.map((name) => (
          <div key={name}>
            <dt>
              <code>--{name}</code>
            </dt>
            <dd>
              <div className={styles.space} style={{ width: `var(--${name})` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
