import { isUuid } from '#contract/uuid.ts'

/** The submission that the address asks to correct, `?correct=UUID`. */
export function correctionAsked(): string | undefined {
  const id = new URLSearchParams(location.search).get('correct') ?? ''
  return isUuid(id) ? id.toLowerCase() : undefined
}
