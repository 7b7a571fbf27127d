import type { Job } from '#contract/content/job-schema.ts'

/** The box that a drawing fills, and its height. */
const BOX = '0 0 160 100'
const HEIGHT = 100

/** The higher pile has so many notes. */
const NOTES = 16
const NOTE_HEIGHT = 3.5
/** The height of a note as the dashes of a line: paper, and the shadow between two notes. */
const NOTE_DASHES = '2.7 .8'
const PILE_STARTS = [0, 84]

/** Two piles of banknotes for the lower and the upper end of the salary, with the millions above them. */
export function SalaryPiles({ salary }: Pick<Job, 'salary'>) {
  const piles = [salary.from, salary.to].map((millions, index) => {
    const height = Math.round((NOTES * millions) / salary.to) * NOTE_HEIGHT
    return { millions, height, place: `translate(${PILE_STARTS[index]} ${HEIGHT - height})` }
  })
  return (
    <svg viewBox={BOX} aria-hidden="true">
      {piles.map(({ millions, height, place }) => (
        <g key={millions} transform={place}>
          <path fill="#10201c" d={`M0 0h62v${height}H0z`} />
          <path stroke="#9dbfb2" strokeWidth={62} strokeDasharray={NOTE_DASHES} d={`M31 0v${height}`} />
          <path fill="#f4ecd8" d={`M22 0h18v${height}H22z`} />
          <path fill="#9dbfb2" d="M0 0l9-22h44l9 22z" />
          <path fill="#1f6f5c" d="M6-3l6-16h38l6 16z" />
          <path fill="#f4ecd8" d="M31-20q15 0 15 9t-15 9-15-9 15-9z" />
          <text x={31} y={-5} fill="#9c2c1e" fontSize={15} fontWeight={700} textAnchor="middle">
            ₫
          </text>
          <text x={31} y={-26} fill="currentColor" fontSize={15} fontWeight={700} textAnchor="middle">
            {millions}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The colours of the stairs, pigments of the theme: the second is that of the job's own steps. */
const STAIRS = ['#10201c', '#e9b44c'] as const

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
      <path fill={STAIRS[0]} d={steps.map(({ path }) => path).join('')} />
      <path fill={STAIRS[1]} d={own.map(({ path }) => path).join('')} />
    </svg>
  )
}
