import type { Service } from '#contract/addresses.ts'

type Tone = 'paper' | 'eggshell' | 'ink'

interface ServiceLook {
  /** Where the client's words stand in relation to the logos of the customers. */
  quote: 'before' | 'after' | 'above'
  /** The ground of each part. */
  customers: Tone
  caseStudies: Tone
  technologies: 'paper' | 'eggshell'
}

/**
 * How the page of each service is laid out, so that no two look alike. The order of the parts is the same on all of
 * them.
 */
export const serviceLooks: Record<Service, ServiceLook> = {
  enterprise_software: { quote: 'before', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  web_dev: { quote: 'after', customers: 'ink', caseStudies: 'eggshell', technologies: 'paper' },
  mobile_app: { quote: 'above', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  managed_services: { quote: 'after', customers: 'eggshell', caseStudies: 'paper', technologies: 'eggshell' },
  ai: { quote: 'before', customers: 'eggshell', caseStudies: 'paper', technologies: 'eggshell' },
  data_science: { quote: 'above', customers: 'eggshell', caseStudies: 'paper', technologies: 'paper' },
}
