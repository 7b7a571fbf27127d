import type texts from '#client/i18n/locales/en/how-we-work.json'

/**
 * The lists of the page "How we work" in order: `ways` are the kinds of contract, `beginnings` the first steps of a
 * project, `handedOver` what a client receives, `questions` the frequent questions.
 */
export const ways = ['stage', 'time', 'team', 'care'] as const satisfies (keyof typeof texts.ways)[]
export const beginnings = ['week', 'month', 'smallest', 'answer'] as const satisfies (keyof typeof texts.begin)[]
export const handedOver = [
  'pages',
  'decisions',
  'fortnight',
  'handover',
] as const satisfies (keyof typeof texts.handed)[]
export const questions: readonly (keyof typeof texts.questions.items)[] = [
  'property',
  'confidential',
  'data',
  'price',
  'small',
  'hours',
  'person',
  'duty',
  'leave',
]
