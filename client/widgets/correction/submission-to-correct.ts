import { isUuid } from '#contract/uuid.ts'

/** Id of the submission that the address asks to correct (`?correct=UUID`), in lower case. */
export function submissionToCorrect(): string | undefined {
  const id = new URLSearchParams(location.search).get('correct') ?? ''
  return isUuid(id) ? id.toLowerCase() : undefined
}
