import type { Period } from '#client/content/history.ts'

/** Tiles of one row that are laid one after another. Rows and columns count from 1, as in a CSS grid. */
export interface Course {
  row: number
  column: number
  count: number
}

/** On wide screens the floor is this many tiles wide; what is written on it covers some of them. */
const COLUMNS = 12
/** In tiles: what a text takes, and what a milestone takes with its large tile. */
const ROWS = 3
const MILESTONE_ROWS = 4

/** Every row from wall to wall. */
function wholeFloor(rows: number): Course[] {
  return Array.from({ length: rows }, (_, index) => ({ row: index + 1, column: 1, count: COLUMNS }))
}

/**
 * What lies beside the opening of a period (the first stage) and beside its events: from bare ground over single tiles to a
 * floor without a gap. Texts take columns 2 to 6, those of openings 2 to 8; where they stand on the other side, the floor is
 * mirrored.
 */
const STAGES: Record<Period['id'], readonly (readonly Course[])[]> = {
  ground: [
    [],
    [{ row: 2, column: 9, count: 1 }],
    [
      { row: 1, column: 11, count: 1 },
      { row: 3, column: 8, count: 2 },
    ],
    [
      { row: 1, column: 9, count: 1 },
      { row: 2, column: 8, count: 3 },
      { row: 3, column: 8, count: 5 },
    ],
  ],
  pattern: [
    [
      { row: 1, column: 10, count: 2 },
      { row: 2, column: 10, count: 3 },
      { row: 3, column: 9, count: 4 },
    ],
    [
      { row: 1, column: 9, count: 4 },
      { row: 2, column: 8, count: 5 },
      { row: 3, column: 7, count: 6 },
      { row: 3, column: 1, count: 1 },
    ],
    wholeFloor(ROWS),
  ],
  room: [wholeFloor(ROWS)],
}

/** The last course of the ground lies along its wall, whole: what the pattern starts from. */
const MILESTONE_STAGES: Record<Period['id'], readonly Course[]> = {
  ground: [
    { row: 2, column: 7, count: 6 },
    { row: 3, column: 7, count: 6 },
    { row: 4, column: 1, count: 12 },
  ],
  pattern: wholeFloor(MILESTONE_ROWS),
  room: wholeFloor(MILESTONE_ROWS),
}

/** The courses beside a period's opening (step 0) or its event number `step`; after the period's last stage the floor stays as it is. */
export function coursesAt(period: Period['id'], step: number, isMilestone = false): readonly Course[] {
  if (isMilestone) return MILESTONE_STAGES[period]
  const stages = STAGES[period]
  return stages[Math.min(step, stages.length - 1)] as readonly Course[]
}

/** How many tiles the courses have. */
export function tilesIn(courses: readonly Course[]): number {
  return courses.reduce((tiles, { count }) => tiles + count, 0)
}

/** True for a floor without a gap. */
export function isWhole(courses: readonly Course[], isMilestone = false): boolean {
  return tilesIn(courses) === (isMilestone ? MILESTONE_ROWS : ROWS) * COLUMNS
}
