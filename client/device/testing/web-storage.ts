/** Local and session storage, which Node lacks. */
import { vi } from 'vitest'

/** A storage whose entries are its own properties, as in browsers. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key]
  }
}

/** Gives the device an empty local storage. */
export function stubLocalStorage(): void {
  vi.stubGlobal('localStorage', new MemoryStorage())
}

/** Gives the page an empty session storage. */
export function stubSessionStorage(): void {
  vi.stubGlobal('sessionStorage', new MemoryStorage())
}
