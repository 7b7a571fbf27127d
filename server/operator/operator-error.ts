/** Something that the operator has to put right; the message is one line that says how. */
export class OperatorError extends Error {}
