import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { TIMELINE_ID } from './timeline.tsx'

/**
 * The top of the history page. When the visitor begins to scroll down, the page scrolls smoothly to the timeline
 * (`start-glide-down.ts`). The hero's link leads to the timeline, too.
 */
export function HistoryHero() {
  const { t } = useTranslation('history')
  return (
    <PageHero
      data-glide-to={TIMELINE_ID}
      image="/illustrations/hero-about-history.svg"
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button variant="hero" href={`#${TIMELINE_ID}`}>
          {t('toTimeline')} <Icon name="arrow-down" />
        </Button>
      }
    />
  )
}
