import { useEffect, useReducer, useRef, useState } from 'react'
import { askStatus, type StatusAnswer } from './ask-status.ts'

const POLL_INTERVAL_MS = 20_000

interface Status {
  /** Undefined until the first request about this submission has ended. */
  answer: StatusAnswer | undefined
  /** The number of answers to `askAgain`. Such an answer must be announced even if it is the same as before. */
  answerCount: number
  askAgain: () => void
}

/**
 * Asks the relay for the status of the submission `id`: at once, then every 20 s, when the page is shown again, and
 * when the network returns. Stops when the status is final (`mailed` or `removed`). If the relay has found the
 * submission once and is busy or unreachable later, `answer` keeps the status that was found.
 */
export function useStatus(id: string | undefined): Status {
  const [known, setKnown] = useState<{ id: string; answer: StatusAnswer }>()
  const [askCount, ask] = useReducer((count: number) => count + 1, 0)
  const [answerCount, countAnswer] = useReducer((count: number) => count + 1, 0)
  const isAwaited = useRef(false)
  const answer = known?.id === id ? known?.answer : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value of `askCount` asks again
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void askStatus(id).then((next) => {
      if (!isCurrent) return
      setKnown((last) => {
        const isNoAnswer = next.state === 'unreachable' || next.state === 'busy'
        const wasFound = last?.id === id && last.answer.reply !== undefined
        return isNoAnswer && wasFound ? last : { id, answer: next }
      })
      if (isAwaited.current) countAnswer()
      isAwaited.current = false
    })
    return () => {
      isCurrent = false
    }
  }, [id, askCount])

  const isFinal = answer?.state === 'mailed' || answer?.state === 'removed'
  useEffect(() => {
    if (id === undefined || isFinal) return
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const timer = setInterval(askIfVisible, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', askIfVisible)
    addEventListener('online', askIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfVisible)
      removeEventListener('online', askIfVisible)
    }
  }, [id, isFinal])

  const askAgain = () => {
    isAwaited.current = true
    ask()
  }
  return { answer, answerCount, askAgain }
}
