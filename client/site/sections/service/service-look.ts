import type { Service } from '#contract/addresses.ts'

type Tone = 'paper' | 'eggshell' | 'ink'

interface ServiceLook {
  /** Where a client's words stand, seen from the logos of the customers. */
  quote: 'before' | 'after' | 'above'
  /** What each part stands on. */
  customers: Tone
  caseStudies: Tone
  technologies: 'paper' | 'eggshell'
}

/** How the parts of a service's page are laid out, so that no two pages look alike; their order is the same on all of them. */
export const serviceLooks: Record<Service, ServiceLook> = {
  enterprise_software: { quote: 'before', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  web_dev: { quote: 'after', customers: 'ink', caseStudies: 'eggshell', technologies: 'paper' },
  mobile_app: { quote: 'above', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  managed_services: { quote: 'after', customers: 'eggshell', caseStudies: 'paper', technologies: 'eggshell' },
  ai: { quote: 'before', customers: 'eggshell', caseStudies: 'paper', technologies: 'eggshell' },
  data_science: { quote: 'above', customers: 'eggshell', caseStudies: 'paper', technologies: 'paper' },
}
