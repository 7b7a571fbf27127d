import { Section } from '#client/components/section.tsx'
import styles from './styleguide.module.css'

const STEPS = [5, 4, 3, 2, 1, 0, -1]
const SAMPLE = 'Ứng dụng chạy tốt cả khi mất mạng'

/** The font sizes, in Vietnamese, which has the highest letters. */
export function Typography() {
  return (
    <Section tone="eggshell" title="Type" lead="Vietnamese stacks marks: none may be clipped or touch the line above.">
      <dl className={styles.rows}>
        {STEPS.map((step) => (
          <div key={step}>
            <dt>
              <code>--step-{step}</code>
            </dt>
            <dd lang="vi" style={{ fontSize: `var(--step-${step})` }}>
              {step > 0 && <b className={styles.display}>{SAMPLE}</b>}
              <p>{SAMPLE}</p>
            </dd>
          </div>
        ))}
        <div>
          <dt>h2, three lines</dt>
          <dd lang="vi">
            <h2 className={styles.narrow}>Ẩn số phức tạp, lời giải vững như nền gạch bông Ấ Ộ Ễ Ỡ Ữ</h2>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
