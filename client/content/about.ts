import type about from '#client/i18n/locales/en/about.json'
import { company } from './company.ts'

/** The paragraphs of the about page in their order. */
export const aboutParagraphs: readonly (keyof typeof about.paragraphs)[] = ['name', 'start', 'team', 'work', 'promise']

/** Values for the placeholders in the texts of the about page. */
export const aboutFacts = {
  founded: company.founded,
  singapore: company.singaporeOffice,
  clientMovedOut: company.clientMovedOut,
  engineers: company.figures.engineers,
  projects: company.figures.projectsDelivered,
  support: company.figures.support,
} as const

/**
 * The large figure above each paragraph except the first, by the paragraph's id. `figures` in `about.json` says what it
 * counts.
 */
export const aboutFigures = {
  start: aboutFacts.founded,
  team: `${aboutFacts.engineers}+`,
  work: '2',
  promise: aboutFacts.support,
} as const
