import type { Locator, Page } from '@playwright/test'
import { SERVICES as KEYS, SERVICE_PATHS, type Service } from '#contract/addresses.ts'
import type { Localized } from '#contract/content/localized.ts'
import { readContent } from './content.ts'

export type ServicePath = (typeof SERVICE_PATHS)[Service]

interface ServicePage {
  service: Service
  path: ServicePath
}

/** Path and filter value of each service, in the order of the site (specification §1 and §3). */
export const SERVICES = KEYS.map((service) => ({ service, path: SERVICE_PATHS[service] })) as [
  ServicePage,
  ServicePage,
  ...ServicePage[],
]

interface Technology {
  name: string
  logo: string
  /** Why it was chosen; one that is described says so there. */
  reason?: Localized
  category?: Localized
  description?: Localized
}

/** What the page of a service tells of it. */
export interface ServiceContent {
  quote: { slug: string; text: Localized; speaker: Localized }
  tiles: { title: Localized; summary: Localized; description: Localized }[]
  pictures: { img: string; alt: Localized }[]
  /** One without a title where the technologies come in no groups. */
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

/** What tells more when asked: a tile of a service's page, a card of the overview. */
export const items = (page: Page) => page.locator('main li').filter({ has: page.locator('button[aria-expanded]') })
export const toggle = (item: Locator) => item.getByRole('button')
/** What an item tells more. */
export const more = (item: Locator) => item.locator('button[aria-expanded] + *')
export const openToggles = (page: Page) => page.locator('main li').getByRole('button', { expanded: true })
