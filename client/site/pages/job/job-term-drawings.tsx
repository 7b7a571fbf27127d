import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-term-drawings.module.css'

/** Size of a drawing on the tile of a term, in the units of its view box. */
const WIDTH = 160
const HEIGHT = 100

/** A slab in the piles stands for so many millions of đồng. */
const SLAB_MILLIONS = 5
const SLAB_HEIGHT = 5.6

/** Two piles of slabs, as high as the lower and the upper end of the salary. */
export function SalaryPiles({ salary }: Pick<Job, 'salary'>) {
  const top = (millions: number) => HEIGHT - Math.round(millions / SLAB_MILLIONS) * SLAB_HEIGHT
  return (
    <svg className={styles.piles} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path d={`M34 ${HEIGHT}V${top(salary.from)}`} />
      <path d={`M102 ${HEIGHT}V${top(salary.to)}`} />
    </svg>
  )
}

/** The steps of the stairs, from the bottom up. All languages call the levels by these names. */
const LEVELS = ['Fresher', 'Junior', 'Middle', 'Senior']
const STEP_WIDTH = 40
const STEP_HEIGHT = 22

/** Stairs with a step for each level. The steps of the job's own levels have a colour. */
export function LevelStairs({ level }: Pick<Job, 'level'>) {
  return (
    <svg className={styles.stairs} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {LEVELS.map((name, step) => (
        <path
          key={name}
          className={level.includes(name) ? styles.own : undefined}
          d={`M${step * STEP_WIDTH} ${HEIGHT}v${-(step + 1) * STEP_HEIGHT}h${STEP_WIDTH}V${HEIGHT}z`}
        />
      ))}
    </svg>
  )
}
