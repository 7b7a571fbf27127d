import type { Page } from '@playwright/test'
import { SERVICES as KEYS, SERVICE_PATHS, type Service } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'
import { readContent } from './content.ts'

export type ServicePath = (typeof SERVICE_PATHS)[Service]

interface ServicePage {
  service: Service
  path: ServicePath
}

/**
 * The path of each service's page and the key of the service, which is also the value of the filter for services. The
 * order is that of the site (docs/product.md §1.2, §3.1).
 */
export const SERVICES = KEYS.map((service) => ({ service, path: SERVICE_PATHS[service] })) as [
  ServicePage,
  ServicePage,
  ...ServicePage[],
]

interface Technology {
  name: string
  logo: string
  /** The reason why the technology was chosen. Technologies with a description state the reason there. */
  reason?: Localized
  category?: Localized
  description?: Localized
}

/** The content of a service's page. */
interface ServiceContent {
  quote: { slug: string; text: Localized; speaker: Localized }
  tiles: { title: Localized; summary: Localized; description: Localized }[]
  pictures: { img: string; alt: Localized }[]
  /** The technologies by group. If they are not grouped, there is a single group without a title. */
  groups: { title?: Localized; description?: Localized; technologies: Technology[] }[]
}

export async function readService(path: ServicePath): Promise<ServiceContent> {
  const { quote, capabilities, technologies, technologyGroups } = await readContent<{
    quote: ServiceContent['quote']
    capabilities: (
      | ({ type: 'content' } & ServiceContent['tiles'][number])
      | ({ type: 'image' } & ServiceContent['pictures'][number])
    )[]
    technologies?: Technology[]
    technologyGroups?: ServiceContent['groups']
  }>(`services${path}.ts`)
  return {
    quote,
    tiles: capabilities.filter((tile) => tile.type === 'content'),
    pictures: capabilities.filter((tile) => tile.type === 'image'),
    groups: technologyGroups ?? [{ technologies: technologies ?? [] }],
  }
}

/** The tabs of technologies on the page about mobile apps. */
export const tabs = (page: Page) => page.getByRole('tab', { includeHidden: true })
