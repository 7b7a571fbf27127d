import type { Job } from '#contract/content/job-schema.ts'

/** The box that a drawing fills, and its height. */
const BOX = '0 0 160 100'
const HEIGHT = 100

/** The colours of a drawing, pigments of the theme: the second is that of the important part. */
const COLOURS = ['#10201c', '#e9b44c'] as const

/** A slab in the piles stands for so many millions of đồng. */
const SLAB_MILLIONS = 5
const SLAB_HEIGHT = 5

/** Two piles of slabs, as high as the lower and the upper end of the salary. */
export function SalaryPiles({ salary }: Pick<Job, 'salary'>) {
  const upTo = (millions: number) => `V${HEIGHT - Math.round(millions / SLAB_MILLIONS) * SLAB_HEIGHT}`
  return (
    <svg viewBox={BOX} strokeWidth={56} strokeDasharray="4 1" aria-hidden="true">
      <path stroke={COLOURS[0]} d={`M34 ${HEIGHT}${upTo(salary.from)}`} />
      <path stroke={COLOURS[1]} d={`M102 ${HEIGHT}${upTo(salary.to)}`} />
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
    <svg viewBox={BOX} aria-hidden="true">
      <path fill={COLOURS[0]} d={steps.map(({ path }) => path).join('')} />
      <path fill={COLOURS[1]} d={own.map(({ path }) => path).join('')} />
    </svg>
  )
}
