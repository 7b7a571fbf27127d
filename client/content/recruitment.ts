import type texts from '#client/i18n/locales/en/careers.json'

/** The steps from application to first day, in order (specification §2). */
export const recruitmentSteps: readonly (keyof typeof texts.process.steps)[] = [
  'review',
  'test',
  'manager',
  'cto',
  'offer',
  'onboard',
]
