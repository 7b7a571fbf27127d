import { expect, test } from 'vitest'
import en from '#client/i18n/locales/en/security.json' with { type: 'json' }
import vi from '#client/i18n/locales/vi/security.json' with { type: 'json' }
import { SECURITY_FIGURES, securitySections } from './security.ts'

test.each(securitySections)('the text of the section "%s" says its number, too', (id) => {
  const figure = SECURITY_FIGURES[id]
  // Short numbers are written as words: "a second engineer", "the same day".
  if (figure.length === 1) return
  for (const { sections } of [en, vi]) expect(sections[id].text).toContain(figure)
})
