/** Thrown when the operator has to put something right. The message says how, in one line for each problem. */
export class OperatorError extends Error {}

/** Thrown when the command is not understood. The message is one line for the operator. */
export class UsageError extends Error {}
