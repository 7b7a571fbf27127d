import { readdirSync, readFileSync } from 'node:fs'

/** Address and filter value of each service, in the order of the site. */
export const SERVICES = [
  { path: '/software-development', service: 'enterprise_software' },
  { path: '/web-development', service: 'web_dev' },
  { path: '/mobile-app-development', service: 'mobile_app' },
  { path: '/managed-services', service: 'managed_services' },
  { path: '/artificial-intelligence', service: 'ai' },
  { path: '/data-science', service: 'data_science' },
] as const

export type Service = (typeof SERVICES)[number]['service']

const CASE_STUDIES = new URL('../../client/content/case-studies/', import.meta.url)

/** The slugs of the three latest case studies of a service, read from the content's files. */
export function latestCaseStudies(service: Service): string[] {
  return readdirSync(CASE_STUDIES)
    .toSorted()
    .map((slug) => ({ slug, facts: readFileSync(new URL(`${slug}/case-study.ts`, CASE_STUDIES), 'utf8') }))
    .filter(({ facts }) => facts.includes(`service: '${service}'`))
    .toSorted((a, b) => published(b.facts).localeCompare(published(a.facts)))
    .slice(0, 3)
    .map(({ slug }) => slug)
}

function published(facts: string): string {
  const month = /published: '(\d{4}-\d{2})'/.exec(facts)?.[1]
  if (!month) throw new Error(`No month of publication in ${facts}`)
  return month
}
