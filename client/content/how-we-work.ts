import type texts from '#client/i18n/locales/en/how-we-work.json'

/** The kinds of contract, what a beginning takes, what is handed over, and what is asked: each in the order of the page. */
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
