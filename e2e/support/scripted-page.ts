/** What Playwright's `Page` and the `Device` of all engines have in common. */
export interface ScriptedPage {
  /**
   * Runs a function in the page and returns its result. A promise is awaited. Argument and result are passed as JSON.
   */
  evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  evaluate<Result>(body: () => Result | Promise<Result>): Promise<Result>
}
