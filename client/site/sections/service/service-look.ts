import type { Service } from '#contract/addresses.ts'

type Tone = 'paper' | 'eggshell' | 'ink'

interface ServiceLook {
  /**
   * Where the client's quote stands: before, after or above the customers' logos. A quote of more than about 115
   * characters stands above them: beside them it would be higher than they are.
   */
  quote: 'before' | 'after' | 'above'
  /** Background of the section with the customers' logos. */
  customers: Tone
  /** Background of the section with the case studies. */
  caseStudies: Tone
  /** Background of the section with the technologies. */
  technologies: 'paper' | 'eggshell'
}

/**
 * The look of each service's page. The place of the quote and the backgrounds differ, so that no two pages look alike.
 * The order of the sections is the same on all pages.
 */
export const serviceLooks: Record<Service, ServiceLook> = {
  enterprise_software: { quote: 'before', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  web_dev: { quote: 'above', customers: 'ink', caseStudies: 'eggshell', technologies: 'paper' },
  mobile_app: { quote: 'above', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  managed_services: { quote: 'after', customers: 'eggshell', caseStudies: 'paper', technologies: 'eggshell' },
  ai: { quote: 'before', customers: 'ink', caseStudies: 'paper', technologies: 'eggshell' },
  data_science: { quote: 'after', customers: 'ink', caseStudies: 'paper', technologies: 'paper' },
}
