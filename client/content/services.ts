import type texts from '#client/i18n/locales/en/services.json'
import { company } from './company.ts'

interface Figure {
  id: keyof typeof texts.figures
  value: string
}

/** The figures about the company that the pages about services show, in order. */
export const companyFigures = [
  { id: 'yearsOfExperience', value: `${company.figures.yearsOfExperience}+` },
  { id: 'projectsDelivered', value: `${company.figures.projectsDelivered}+` },
  { id: 'engineers', value: `${company.figures.engineers}+` },
  { id: 'support', value: company.figures.support },
] as const satisfies readonly Figure[]

/** The figures on the page about mobile apps, in order. */
export const mobileFigures: readonly Figure[] = [
  { id: 'appsDelivered', value: `${company.figures.appsDelivered}+` },
  { id: 'downloads', value: `${company.figures.millionDownloads}M+` },
  { id: 'uptime', value: '99.9%' },
  { id: 'support', value: company.figures.support },
]

/** The benefits for clients on the page that lists the services, in order. */
export const benefits: readonly (keyof typeof texts.benefits)[] = ['knowHow', 'timeToMarket', 'satisfaction', 'cost']

/** The company's promises for every project, in the order of the page that lists the services. */
export const promises: readonly (keyof typeof texts.promises.items)[] = ['people', 'rhythm', 'ownership', 'exit']

/** The steps of the service process in order (docs/product.md §2.6). */
export const processSteps: readonly (keyof typeof texts.process.steps)[] = [
  'analysis',
  'design',
  'development',
  'testing',
  'deployment',
]
