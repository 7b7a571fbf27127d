import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { TooltipLink } from './tooltip-link.tsx'

interface HeroActionsProps {
  locale: Locale
  /** The target of the second button. */
  secondaryAction: 'estimate' | 'caseStudies'
}

/** The two buttons at the top of a service's page (docs/product.md §2.6). */
export function HeroActions({ locale, secondaryAction }: HeroActionsProps) {
  const { t } = useTranslation('services')
  return (
    <>
      <Button variant="hero" href={paths.contactUs(locale)}>
        {t('actions.talk')}
      </Button>
      {secondaryAction === 'estimate' ? (
        <Button variant="outline" href={paths.contactUs(locale)}>
          {t('actions.estimate')}
        </Button>
      ) : (
        <TooltipLink href={paths.caseStudies(locale)} tooltip={t('actions.caseStudiesLabel')}>
          {t('actions.caseStudies')}
        </TooltipLink>
      )}
    </>
  )
}
