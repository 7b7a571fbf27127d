/**
 * Thrown when a simulation finds that the product breaks an invariant of docs/simulation.md. `violation` says what went
 * wrong, `about` holds the values that show it.
 */
export class InvariantError extends Error {
  override name = 'InvariantError'
  constructor(violation: string, about: unknown) {
    super(`${violation}: ${JSON.stringify(about)}`)
  }
}
