import type texts from '#client/i18n/locales/en/services.json'
import type { Service } from './case-study.ts'
import { company } from './company.ts'
import type { Technology } from './technologies.ts'

export type CapabilityId = keyof typeof texts.capabilities
export type TechGroupId = keyof typeof texts.techGroups
export type FigureId = keyof typeof texts.figures
export type BenefitId = keyof typeof texts.benefits
type ActionId = keyof typeof texts.actions

interface TechnologyGroup {
  /** Absent when the service has a single list. */
  id?: TechGroupId
  items: readonly Technology[]
}

export interface ServiceContent {
  /** Address without language prefix. */
  path: string
  /** Chooses the tile of the page. */
  seed: number
  /** What the second button of the hero offers; the first leads to the contact page on every service. */
  secondaryAction: Exclude<ActionId, 'talk'>
  figures?: readonly { id: FigureId; value: string }[]
  /** The tiles of the capabilities grid in their order, some with a picture instead of a text. */
  capabilities: readonly (CapabilityId | 'image')[]
  technologies: readonly TechnologyGroup[]
}

export const companyFigures: readonly { id: FigureId; value: string }[] = [
  { id: 'yearsOfExperience', value: company.figures.yearsOfExperience },
  { id: 'projectsDelivered', value: company.figures.projectsDelivered },
  { id: 'engineers', value: company.figures.engineers },
  { id: 'support', value: company.figures.support },
]

export const benefits: readonly BenefitId[] = ['knowHow', 'timeToMarket', 'satisfaction', 'cost']

/** The services in the order of the site, each with what its page shows (specification §2). */
export const services: Record<Service, ServiceContent> = {
  enterprise_software: {
    path: '/software-development',
    seed: 1,
    secondaryAction: 'caseStudies',
    figures: companyFigures,
    capabilities: [
      'digitalTransformation',
      'maintenance',
      'systemDevelopment',
      'mobileDevelopment',
      'testing',
      'image',
    ],
    technologies: [{ items: ['.NET', 'ReactJS', 'NextJS', 'HTML5', 'CSS3', 'AWS', 'Azure', 'Docker'] }],
  },
  web_dev: {
    path: '/web-development',
    seed: 2,
    secondaryAction: 'estimate',
    capabilities: ['webConsulting', 'eCommerce', 'webApplication', 'integration', 'optimization', 'image'],
    technologies: [
      { id: 'frontend', items: ['React', 'Next.js', 'Vue.js', 'Angular'] },
      { id: 'backend', items: ['Node.js', 'GraphQL', 'REST APIs', '.NET Core'] },
      { id: 'databases', items: ['PostgreSQL', 'MongoDB', 'MySQL'] },
      { id: 'cloud', items: ['AWS', 'Azure', 'Docker', 'Vercel'] },
    ],
  },
  mobile_app: {
    path: '/mobile-app-development',
    seed: 3,
    secondaryAction: 'caseStudies',
    figures: [
      { id: 'appsDelivered', value: '50+' },
      { id: 'downloads', value: '5M+' },
      { id: 'uptime', value: '99.9%' },
      { id: 'support', value: '24/7' },
    ],
    capabilities: ['mobileConsulting', 'android', 'ios', 'crossPlatform', 'mobileOptimization', 'image'],
    technologies: [
      { id: 'native', items: ['Swift', 'Kotlin'] },
      { id: 'crossPlatform', items: ['React Native', 'Flutter'] },
      { id: 'backend', items: ['Node.js', '.NET', 'Firebase'] },
    ],
  },
  managed_services: {
    path: '/managed-services',
    seed: 4,
    secondaryAction: 'estimate',
    capabilities: ['cloudManagement', 'image', 'serverMonitoring', 'image', 'networkMonitoring', 'image'],
    technologies: [{ items: ['Python', '.NET', 'C#', 'React', 'MySQL', 'SQL Server', 'Google Cloud', 'Azure'] }],
  },
  ai: {
    path: '/artificial-intelligence',
    seed: 5,
    secondaryAction: 'estimate',
    capabilities: ['generativeAi', 'naturalLanguageProcessing', 'image', 'image', 'dataAnalytics', 'computerVision'],
    technologies: [
      { id: 'mlFrameworks', items: ['PyTorch', 'TensorFlow', 'scikit-learn'] },
      { id: 'nlpTools', items: ['spaCy', 'Transformers', 'PhoBERT'] },
      { id: 'cloudAi', items: ['Azure AI', 'Vertex AI', 'Amazon Bedrock'] },
      { id: 'deployment', items: ['Docker', 'Kubernetes', 'ONNX Runtime'] },
    ],
  },
  data_science: {
    path: '/data-science',
    seed: 6,
    secondaryAction: 'caseStudies',
    capabilities: ['advisory', 'image', 'dataOperations', 'image', 'dataIntegration', 'image'],
    technologies: [{ items: ['REST API', 'Python', 'PyTorch', 'MongoDB', 'PostgreSQL', 'SQL Server'] }],
  },
}

export const serviceIds = Object.keys(services) as Service[]
