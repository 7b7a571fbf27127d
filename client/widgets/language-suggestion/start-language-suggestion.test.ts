import { afterEach, expect, test, vi } from 'vitest'
import { startLanguageSuggestion } from './start-language-suggestion.ts'

afterEach(() => vi.unstubAllGlobals())

test('on a full device the suggestion can be dismissed', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  vi.stubGlobal('window', { localStorage: { setItem } })
  const addEventListener = vi.fn()
  vi.stubGlobal('document', { addEventListener, querySelectorAll: () => [] })
  startLanguageSuggestion()
  const removeAttribute = vi.fn()
  const suggestion = { dataset: { languageSuggestion: 'en' }, removeAttribute }
  const target = { closest: (selector: string) => (selector === 'button' ? {} : suggestion) }
  const [, press] = addEventListener.mock.calls[0] as [string, (event: object) => void]
  press({ target })
  expect(setItem).toHaveBeenCalledWith('language', 'en')
  expect(removeAttribute).toHaveBeenCalledWith('data-shown')
})
