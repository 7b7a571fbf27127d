import type { Job } from '#contract/content/job-schema.ts'

const WIDTH = 160
const HEIGHT = 100

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
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path fill="#10201c" d={steps.map(({ path }) => path).join('')} />
      <path fill="#e9b44c" d={own.map(({ path }) => path).join('')} />
    </svg>
  )
}
