import type texts from '#client/i18n/locales/en/accessibility.json'

/** The sections of the accessibility statement in order; each key is also the anchor (`id`) of the section. */
export const accessibilitySections: readonly (keyof typeof texts.sections)[] = [
  'standard',
  'how',
  'tested',
  'known',
  'tell',
]
