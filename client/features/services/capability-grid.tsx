import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { tileUrl } from '#client/components/tile-url.ts'
import type { ServiceContent } from '#client/content/services.ts'
import styles from './capability-grid.module.css'

interface CapabilityGridProps {
  capabilities: ServiceContent['capabilities']
  /** Of the page; its pictures continue from there. */
  seed: number
}

/** What a service comprises, with cement tiles in between where there is room for them. */
export function CapabilityGrid({ capabilities, seed }: CapabilityGridProps) {
  const { t } = useTranslation('services')
  return (
    <CardGrid columns="three">
      {capabilities.map((id, index) => {
        if (id === 'image') return <TileImage key={tileUrl(seed + index)} url={tileUrl(seed + index)} />
        return (
          <Card key={id} title={t(`capabilities.${id}.title`)}>
            <p>{t(`capabilities.${id}.text`)}</p>
          </Card>
        )
      })}
    </CardGrid>
  )
}

function TileImage({ url }: { url: string }) {
  return <li className={styles.image} style={{ backgroundImage: `url(${url})` }} aria-hidden="true" />
}
