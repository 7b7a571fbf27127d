import type texts from '#client/i18n/locales/en/how-we-work.json'

/** The kinds of contract on the page "How we work", in order. */
export const contractKinds = ['stage', 'time', 'team', 'care'] as const satisfies (keyof typeof texts.ways)[]

/** The items of the price list about the beginning of a project, in order: what the figure is, and the working days. */
export const priceList = [
  { id: 'week', figure: 'money', workingDays: 5 },
  { id: 'month', figure: 'money', workingDays: 20 },
  { id: 'smallest', figure: 'time', workingDays: 15 },
  { id: 'answer', figure: 'time', workingDays: 1 },
] as const satisfies { id: keyof typeof texts.begin; figure: 'money' | 'time'; workingDays: number }[]

/** The deliverables that a client receives, in order. */
export const deliverables = [
  'pages',
  'decisions',
  'fortnight',
  'handover',
] as const satisfies (keyof typeof texts.handed)[]

/** The frequent questions, in chapters. In each chapter the questions that buyers ask first come first. */
export const questionChapters = [
  { id: 'before', questions: ['start', 'small', 'references', 'confidential'] },
  { id: 'terms', questions: ['rates', 'price', 'payment', 'property', 'law'] },
  { id: 'building', questions: ['hours', 'person', 'data', 'others'] },
  { id: 'after', questions: ['bugs', 'liability', 'duty', 'leave'] },
] as const satisfies {
  id: keyof typeof texts.questions.chapters
  questions: readonly (keyof typeof texts.questions.items)[]
}[]
