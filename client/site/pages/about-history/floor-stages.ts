import type { Period } from '#client/content/history.ts'

/**
 * A run of neighbouring tiles in one row of the tiled floor that is drawn behind the timeline. Rows and columns count
 * from 1, as in a CSS grid.
 */
export interface Course {
  row: number
  column: number
  count: number
}

/** Width of the drawn floor on wide screens, in tiles. Texts cover some of the tiles. */
const COLUMNS = 12
/** Height of the drawn floor beside an ordinary text, in tiles. */
const ROWS = 3
/**
 * Height of the drawn floor beside a milestone (the last event of a period), in tiles. Greater than `ROWS`, because a
 * milestone has a large tile with the year.
 */
const MILESTONE_ROWS = 4

/** Returns `rows` complete rows: a floor without gaps. */
function wholeFloor(rows: number): Course[] {
  return Array.from({ length: rows }, (_, index) => ({ row: index + 1, column: 1, count: COLUMNS }))
}

/**
 * The tiles that are drawn in each period. The first list belongs to the introduction of the period (the "opening"),
 * each further list to the next event. From list to list the floor fills up: no tiles at first, then single tiles, and
 * at last no gaps. The tiles leave room for the texts: the text of an event covers columns 2 to 6, the text of an
 * opening columns 2 to 8. CSS mirrors the floor if the text stands on the other side.
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

/** The tiles beside the milestone (the last event) of each period. The last row is always complete. */
const MILESTONE_STAGES: Record<Period['id'], readonly Course[]> = {
  ground: [
    { row: 2, column: 7, count: 6 },
    { row: 3, column: 7, count: 6 },
    { row: 4, column: 1, count: 12 },
  ],
  pattern: wholeFloor(MILESTONE_ROWS),
  room: wholeFloor(MILESTONE_ROWS),
}

/**
 * Returns the tiles beside the opening of a period (step 0) or beside one of its events (`step` counts from 1). A
 * milestone (the last event) has tiles of its own. If the period has more events than lists in `STAGES`, the further
 * events have the tiles of the last list.
 */
export function coursesAt(period: Period['id'], step: number, isMilestone = false): readonly Course[] {
  if (isMilestone) return MILESTONE_STAGES[period]
  const stages = STAGES[period]
  return stages[Math.min(step, stages.length - 1)] as readonly Course[]
}

/** Returns the number of tiles in all runs together. */
export function tilesIn(courses: readonly Course[]): number {
  return courses.reduce((tiles, { count }) => tiles + count, 0)
}

/** True if the tiles fill the floor without gaps. */
export function isWhole(courses: readonly Course[], isMilestone = false): boolean {
  return tilesIn(courses) === (isMilestone ? MILESTONE_ROWS : ROWS) * COLUMNS
}
