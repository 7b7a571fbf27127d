import type texts from '#client/i18n/locales/en/privacy.json'

export const MINIMUM_AGE_YEARS = 13

/** The sections of the privacy policy in their order. */
export const privacySections: readonly (keyof typeof texts.sections)[] = [
  'collect',
  'use',
  'recipients',
  'device',
  'retention',
  'age',
  'links',
  'contact',
]
