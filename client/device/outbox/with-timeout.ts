/**
 * Settles as `promise` does. If `promise` takes longer than `limitMs`, rejects with a `TimeoutError` whose message is
 * `message`.
 */
export async function withTimeout<T>(promise: Promise<T>, limitMs: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(message, 'TimeoutError')), limitMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
