/** Web storage and Cache Storage of a simulated device. */

/** A storage such as `localStorage`. Calls `onWrite` with each text that is stored. */
export function storage(kept: Map<string, string>, onWrite: (text: string) => void) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      kept.set(key, text)
      onWrite(text)
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** A cache of Cache Storage. Of each response it keeps only the text of the body. */
export function cache(kept: Map<string, string>) {
  return {
    put: async (path: string, response: Response) => void kept.set(path, await response.text()),
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  }
}
