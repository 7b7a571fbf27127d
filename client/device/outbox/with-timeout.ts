/** What `promise` gives; rejects with an error that says `lateMessage` once that has taken longer than `limitMs`. */
export async function withTimeout<T>(promise: Promise<T>, limitMs: number, lateMessage: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(lateMessage, 'TimeoutError')), limitMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
