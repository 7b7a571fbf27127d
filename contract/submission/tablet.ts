/** Longest name of a tablet, in characters. */
export const TABLET_NAME_MAX_LENGTH = 20

/**
 * The tablet of a fair from which a submission comes, and the submission's number on this tablet, counted from 1. If a
 * number does not arrive at the relay, the operator knows that a submission is still on the tablet, or lost with it.
 */
export interface Tablet {
  name: string
  number: number
}
