import { expect, test } from 'vitest'
import en from '#client/i18n/locales/en/security.json' with { type: 'json' }
import vi from '#client/i18n/locales/vi/security.json' with { type: 'json' }
import { SECURITY_FIGURES, securitySections } from './security.ts'

// Texts write a number of one digit as a word: "a second engineer", "the same day".
const sectionsWithDigits = securitySections.filter((id) => SECURITY_FIGURES[id].length > 1)

test.each(sectionsWithDigits)('the text of the section "%s" says its number, too', (id) => {
  for (const { sections } of [en, vi]) expect(sections[id].text).toContain(SECURITY_FIGURES[id])
})
