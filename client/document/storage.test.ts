import { afterEach, expect, test, vi } from 'vitest'
import { storage, store } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

const fail = () => {
  throw new Error('NS_ERROR_FILE_CORRUPTED')
}

test.each([
  [
    'refuses access',
    {
      get localStorage() {
        return fail()
      },
    },
  ],
  ['has no storage, as in a web view without it', { localStorage: null }],
  [
    'cannot read its storage',
    {
      localStorage: {
        key: fail,
        get language() {
          return fail()
        },
      },
    },
  ],
])('a browser that %s has nothing stored', (_what, window) => {
  vi.stubGlobal('window', window)
  expect(storage('localStorage').language).toBeUndefined()
})

test('a stored value is read', () => {
  vi.stubGlobal('window', { localStorage: { key: () => 'language', language: 'vi' } })
  expect(storage('localStorage').language).toBe('vi')
})

test('a value is stored; a full storage stores nothing, and the caller goes on', () => {
  const setItem = vi.fn()
  vi.stubGlobal('window', { localStorage: { setItem } })
  store('localStorage', 'language', 'vi')
  expect(setItem).toHaveBeenCalledWith('language', 'vi')
  setItem.mockImplementation(fail)
  store('localStorage', 'language', 'en')
})
