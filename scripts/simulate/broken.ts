/**
 * Thrown when a simulation finds that the product breaks an invariant of docs/simulation.md. It has nothing to do with
 * JavaScript promises. `promise` says what went wrong, `about` holds the values that show it.
 */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
  constructor(promise: string, about: unknown) {
    super(`${promise}: ${JSON.stringify(about)}`)
  }
}
