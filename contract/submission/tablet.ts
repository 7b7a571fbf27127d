/** Maximum length, in characters, of the name that the staff give to a tablet in fair mode (docs/fair-mode.md). */
export const TABLET_NAME_MAX_LENGTH = 20

/**
 * The tablet at a job fair on which a submission was written, and the number of the submission on this tablet, counted
 * from 1. If a number never arrives at the relay, the operator knows that a submission is still on the tablet, or lost
 * with it.
 */
export interface Tablet {
  name: string
  number: number
}
