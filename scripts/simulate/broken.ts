/**
 * The error of a simulation in which the code broke a promise of the product (a rule of docs/simulation.md, not a
 * JavaScript promise). `promise` says what went wrong, `about` holds the values that show it.
 */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
  constructor(promise: string, about: unknown) {
    super(`${promise}: ${JSON.stringify(about)}`)
  }
}
