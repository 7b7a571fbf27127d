import type about from '#client/i18n/locales/en/about.json'
import type history from '#client/i18n/locales/en/history.json'
import { company } from './company.ts'

interface Period {
  id: keyof typeof history.periods
  /** Year of the milestone that closes the period. */
  milestone: number
}

export const periods: readonly Period[] = [
  { id: 'ground', milestone: company.founded },
  { id: 'pattern', milestone: company.partnership },
  { id: 'room', milestone: company.singaporeOffice },
]

/** The paragraphs of the about page in their order. */
export const aboutParagraphs: readonly (keyof typeof about.paragraphs)[] = ['name', 'start', 'team', 'work', 'promise']
