import type { Locator, Page } from '@playwright/test'
import { SERVICES as KEYS, SERVICE_PATHS, type Service } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'
import { readContent } from './content.ts'

export type ServicePath = (typeof SERVICE_PATHS)[Service]

interface ServicePage {
  service: Service
  path: ServicePath
}

/** Path and filter value of each service in the order of the site (docs/product.md §1.2, §3.1). */
export const SERVICES = KEYS.map((service) => ({ service, path: SERVICE_PATHS[service] })) as [
  ServicePage,
  ServicePage,
  ...ServicePage[],
]

interface Technology {
  name: string
  logo: string
  /** Why it was chosen; a technology with a description has the reason there. */
  reason?: Localized
  category?: Localized
  description?: Localized
}

/** The content of a service's page. */
interface ServiceContent {
  quote: { slug: string; text: Localized; speaker: Localized }
  tiles: { title: Localized; summary: Localized; description: Localized }[]
  pictures: { img: string; alt: Localized }[]
  /** A single group without a title when the technologies are not grouped. */
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

/** The items that open: the tiles of a service's page, the cards of the overview. */
export const items = (page: Page) => page.locator('main li').filter({ has: page.locator('button[aria-expanded]') })
export const toggle = (item: Locator) => item.getByRole('button')
/** The text that an item shows when it is open. */
export const more = (item: Locator) => item.locator('button[aria-expanded] + *')
export const openToggles = (page: Page) => page.locator('main li').getByRole('button', { expanded: true })
