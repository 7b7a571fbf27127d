import { Section } from '#client/components/section.tsx'
import styles from './styleguide.module.css'

/** The durations of motions. */
export function Motion() {
  return (
    <Section tone="eggshell" title="Motion" lead="Point at a line. All of them end with --ease-out.">
      <dl className={styles.rows}>
        {['base', 'slow'].map((name) => (
          <div key={name} className={styles.track}>
            <dt>
              <code>--motion-{name}</code>
            </dt>
            <dd>
              <div className={styles.runner} style={{ transitionDuration: `var(--motion-${name})` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
