import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isUuid } from '#contract/submission.ts'

/** The submission that the address asks to correct, `?correct=UUID`; known only after the served page is taken over. */
export function useCorrection(): string | undefined {
  const { search } = useLocation()
  const [correct, setCorrect] = useState<string>()
  useEffect(() => {
    const id = new URLSearchParams(search).get('correct') ?? ''
    setCorrect(isUuid(id) ? id.toLowerCase() : undefined)
  }, [search])
  return correct
}
