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

/** The benefits that the company offers with every job, in order. */
export const employeeBenefits: readonly (keyof typeof texts.benefits.items)[] = [
  'salary',
  'insurance',
  'leave',
  'hours',
  'equipment',
  'learning',
]
