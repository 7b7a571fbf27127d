import type texts from '#client/i18n/locales/en/accessibility.json'

/** The sections of the accessibility statement in order; each key is also the anchor (`id`) of the section. */
export const accessibilitySections: readonly (keyof typeof texts.sections)[] = [
  'standard',
  'how',
  'tested',
  'known',
  'tell',
]

/** The limits that the site keeps, in order. The page draws each of them. */
export const accessibilityLimits: readonly (keyof typeof texts.limits)[] = ['contrast', 'zoom', 'motion', 'target']
