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
