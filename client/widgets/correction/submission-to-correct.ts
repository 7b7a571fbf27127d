import { isUuid } from '#contract/uuid.ts'

/**
 * Returns the id of the submission that the address asks to correct (`?correct=UUID`), in lower case. Returns undefined
 * if the address has no such parameter or its value is not a UUID.
 */
export function submissionToCorrect(): string | undefined {
  const id = new URLSearchParams(location.search).get('correct') ?? ''
  return isUuid(id) ? id.toLowerCase() : undefined
}
