export interface InactivityTimeout {
  /** Resolves when the time is over. */
  expired: Promise<void>
  /** Starts the whole time again: there was a sign of progress. */
  restart: () => void
  stop: () => void
}

/** Starts a timer of `limitMs` that each sign of progress restarts. */
export function startInactivityTimeout(limitMs: number): InactivityTimeout {
  let expire: () => void
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<void>((resolve) => {
    expire = resolve
  })
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(() => expire(), limitMs)
  }
  restart()
  return { expired, restart, stop }
}
