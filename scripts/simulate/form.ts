import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Page } from './device-realm.ts'

export type Fields = Record<string, unknown>

/**
 * A form of a simulated page. The real draft keeper (`draft-keeper.ts`) keeps its text; this class does what the React
 * components do around it (`use-form-draft.ts`, `use-sending.ts`). Create it in the realm of its page.
 */
export class Form {
  readonly page: Page
  readonly keeper: ReturnType<Page['code']['createDraftKeeper']>
  /** What the visitor of the current press has typed. */
  typed: Fields = {}
  /** The simulated time at which this was typed last, in ms since the epoch. */
  typedAt = 0
  /** What the form contains: `typed`, and the draft that was found on the device. Undefined while it is blank. */
  #fields: Fields | undefined
  #loading: PromiseWithResolvers<void> | undefined = Promise.withResolvers()
  constructor(page: Page, kind: SubmissionKind) {
    this.page = page
    this.keeper = page.code.createDraftKeeper(kind)
    this.keeper.start({
      fillIn: async (stored) => {
        const isBlank = this.#fields === undefined
        if (stored !== undefined) this.#fields = { ...(stored as Fields), ...this.#fields }
        return stored !== undefined && isBlank
      },
      onLoaded: (isLoaded) => {
        this.#loading?.resolve()
        this.#loading = isLoaded ? undefined : Promise.withResolvers()
        this.keeper.noteContent(this.#fields)
      },
    })
  }

  /** A visitor begins to fill in the form: it gets the focus. */
  begin(): void {
    this.typed = {}
    this.typedAt = this.page.device.world.now
    void this.keeper.adoptDraftOfOtherTab()
  }

  type(fields: Fields): void {
    Object.assign(this.typed, fields)
    this.typedAt = this.page.device.world.now
    this.#fields = { ...this.#fields, ...fields }
    this.keeper.noteContent(this.#fields)
  }

  /** Resolves once a draft of an earlier page, if there is one, has been filled in. */
  async untilLoaded(): Promise<void> {
    while (this.#loading) await this.#loading.promise
  }

  /** Empties the form after it was sent. Resolves when its draft is deleted. */
  async empty(): Promise<void> {
    const ended = this.keeper.end()
    this.#fields = undefined
    this.keeper.noteContent(undefined)
    await ended
  }
}
