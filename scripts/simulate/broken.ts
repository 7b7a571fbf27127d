/** A promise of the product that did not hold in a simulation. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
  constructor(promise: string, about: unknown) {
    super(`${promise}: ${JSON.stringify(about)}`)
  }
}
