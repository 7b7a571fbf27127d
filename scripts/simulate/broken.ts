/**
 * The error of a run that broke a promise of the product (docs/simulation.md). `promise` says what went wrong, `about`
 * holds the values that show it.
 */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
  constructor(promise: string, about: unknown) {
    super(`${promise}: ${JSON.stringify(about)}`)
  }
}
