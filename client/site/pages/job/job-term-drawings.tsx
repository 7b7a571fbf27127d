import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-term-drawings.module.css'

/** The drawings on the tiles of terms fill this box; `HEIGHT` is the height of the box. */
const BOX = '0 0 160 100'
const HEIGHT = 100

/** A slab in the piles stands for so many millions of đồng. */
const SLAB_MILLIONS = 5
const SLAB_HEIGHT = 5.6

/** Two piles of slabs, as high as the lower and the upper end of the salary. */
export function SalaryPiles({ salary }: Pick<Job, 'salary'>) {
  const upTo = (millions: number) => `V${HEIGHT - Math.round(millions / SLAB_MILLIONS) * SLAB_HEIGHT}`
  return (
    <svg className={styles.piles} viewBox={BOX} aria-hidden="true">
      <path d={`M34 ${HEIGHT}${upTo(salary.from)}`} />
      <path d={`M102 ${HEIGHT}${upTo(salary.to)}`} />
    </svg>
  )
}

/** The steps of the stairs, from the bottom up. All languages call the levels by these names. */
const LEVELS = ['Fresher', 'Junior', 'Middle', 'Senior']
const STEP_WIDTH = 40
const STEP_HEIGHT = 22

/** Stairs with a step for each level. The steps of the job's own levels have a colour. */
export function LevelStairs({ level }: Pick<Job, 'level'>) {
  const steps = LEVELS.map((name, step) => ({
    name,
    path: `M${step * STEP_WIDTH} ${HEIGHT}v${-(step + 1) * STEP_HEIGHT}h${STEP_WIDTH}V${HEIGHT}z`,
  }))
  const own = steps.filter(({ name }) => level.includes(name))
  return (
    <svg className={styles.stairs} viewBox={BOX} aria-hidden="true">
      <path d={steps.map(({ path }) => path).join('')} />
      <path d={own.map(({ path }) => path).join('')} />
    </svg>
  )
}
