import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import type { CapabilityTile } from '#client/content/service.ts'
import type { Locale } from '#contract/locale.ts'

interface CapabilityGridProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/** What a service comprises. */
export function CapabilityGrid({ locale, capabilities }: CapabilityGridProps) {
  useTranslation('services')
  return (
    <CardGrid columns="three">
      {capabilities.map((tile) =>
        tile.type === 'image' ? (
          <li key={tile.img}>
            <img src={tile.img} alt={tile.alt[locale]} width={800} height={600} loading="lazy" decoding="async" />
          </li>
        ) : (
          <Card key={tile.title.en} title={tile.title[locale]}>
            <p>{tile.description[locale]}</p>
          </Card>
        ),
      )}
    </CardGrid>
  )
}
