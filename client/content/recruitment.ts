import type texts from '#client/i18n/locales/en/careers.json'

/** The steps from application to first day, in order (docs/product.md §2.12). */
export const recruitmentSteps: readonly (keyof typeof texts.process.steps)[] = [
  'review',
  'test',
  'manager',
  'cto',
  'offer',
  'onboard',
]
