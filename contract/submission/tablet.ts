/** Longest name of a tablet, in characters. */
export const TABLET_NAME_MAX_LENGTH = 20

/**
 * Which tablet of a fair a submission comes from, and its number there: 1 for the first. A number that never arrives
 * shows the operator that a submission is still on its tablet, or lost with it.
 */
export interface Tablet {
  name: string
  number: number
}
