/** Settles as `promise` does. If that takes longer than `limitMs`, rejects with a `TimeoutError` with the limit. */
export async function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(`${limitMs} ms`, 'TimeoutError')), limitMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
