export interface Patience {
  /** Resolves when it is over. */
  over: Promise<void>
  /** It lasts its whole time again. */
  renew: () => void
  end: () => void
}

/** Waits until `limitMs` have passed without any sign of getting on. */
export function startPatience(limitMs: number): Patience {
  let lose: () => void
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    lose = resolve
  })
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(() => lose(), limitMs)
  }
  renew()
  return { over, renew, end }
}
