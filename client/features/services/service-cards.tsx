import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { serviceIds, servicePaths } from '#client/content/services.ts'
import { localePath } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'

/** The six services, numbered from 01; each opens in a new tab (specification §2). */
export function ServiceCards({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['services', 'common'])
  return (
    <CardGrid columns="three">
      {serviceIds.map((service, index) => (
        <Card
          key={service}
          eyebrow={String(index + 1).padStart(2, '0')}
          title={
            <a href={localePath(locale, servicePaths[service])} target="_blank" rel="noopener">
              {t(`pages.${service}.title`)} <span className="visually-hidden">{t('common:footer.newTab')}</span>
            </a>
          }
        >
          <p>{t(`pages.${service}.summary`)}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
