export interface InactivityTimeout {
  /** Resolves when `timeoutMs` have passed without a restart. */
  expired: Promise<void>
  /** Call this at each sign of progress: the whole time starts again. */
  restart: () => void
  stop: () => void
}

/** Starts a timer that expires when `restart` has not been called for `timeoutMs`. */
export function startInactivityTimeout(timeoutMs: number): InactivityTimeout {
  let expire: () => void
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<void>((resolve) => {
    expire = resolve
  })
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(() => expire(), timeoutMs)
  }
  restart()
  return { expired, restart, stop }
}
