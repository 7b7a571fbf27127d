import type texts from '#client/i18n/locales/en/about.json'
import { company } from './company.ts'

interface Period {
  id: keyof typeof texts.history.periods
  /** Year of the milestone that closes the period. */
  milestone: number
}

export const periods: readonly Period[] = [
  { id: 'ground', milestone: company.founded },
  { id: 'pattern', milestone: company.partnership },
  { id: 'room', milestone: company.singaporeOffice },
]

/** The paragraphs of the about page in their order. */
export const aboutParagraphs: readonly (keyof typeof texts.us.paragraphs)[] = [
  'name',
  'start',
  'team',
  'work',
  'promise',
]
