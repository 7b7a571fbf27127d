import type texts from '#client/i18n/locales/en/services.json'
import type { Service } from './case-study.ts'
import { company } from './company.ts'

export type FigureId = keyof typeof texts.figures
export type BenefitId = keyof typeof texts.benefits

interface Figure {
  id: FigureId
  value: string
}

/** Address without language prefix of each service's page, in the order of the site. */
export const servicePaths: Record<Service, string> = {
  enterprise_software: '/software-development',
  web_dev: '/web-development',
  mobile_app: '/mobile-app-development',
  managed_services: '/managed-services',
  ai: '/artificial-intelligence',
  data_science: '/data-science',
}

export const serviceIds = Object.keys(servicePaths) as Service[]

export const companyFigures = [
  { id: 'yearsOfExperience', value: `${company.figures.yearsOfExperience}+` },
  { id: 'projectsDelivered', value: `${company.figures.projectsDelivered}+` },
  { id: 'engineers', value: `${company.figures.engineers}+` },
  { id: 'support', value: company.figures.support },
] as const satisfies readonly Figure[]

export const mobileFigures: readonly Figure[] = [
  { id: 'appsDelivered', value: `${company.figures.appsDelivered}+` },
  { id: 'downloads', value: `${company.figures.millionDownloads}M+` },
  { id: 'uptime', value: '99.9%' },
  { id: 'support', value: company.figures.support },
]

export const benefits: readonly BenefitId[] = ['knowHow', 'timeToMarket', 'satisfaction', 'cost']

/** What holds for every project, on each service's page. */
export const promises: readonly (keyof typeof texts.promises.items)[] = ['people', 'rhythm', 'ownership', 'exit']

/** The steps of the service process in order (specification §2). */
export const processSteps: readonly (keyof typeof texts.process.steps)[] = [
  'analysis',
  'design',
  'development',
  'testing',
  'deployment',
]
