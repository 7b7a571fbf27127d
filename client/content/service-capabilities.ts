import { type Locale, PATHS, SERVICES, type Service } from '#contract/addresses.ts'
import type { CapabilityTile } from './service-types.ts'

const files = import.meta.glob<readonly CapabilityTile[]>('./services/*.ts', { import: 'capabilities' })

/**
 * Loads the titles of the capabilities of each service, in the order in which the service's page shows them. Rejects if
 * a service has no file in `services/`.
 */
export async function loadCapabilityTitles(locale: Locale): Promise<Record<Service, string[]>> {
  const titles = await Promise.all(
    SERVICES.map(async (service) => {
      const file = `./services${PATHS[service]}.ts`
      const load = files[file]
      if (!load) throw new Error(`The service "${service}" needs the file client/content/${file.slice(2)}`)
      return [service, (await load()).flatMap((tile) => (tile.type === 'content' ? tile.title[locale] : []))] as const
    }),
  )
  return Object.fromEntries(titles) as Record<Service, string[]>
}
