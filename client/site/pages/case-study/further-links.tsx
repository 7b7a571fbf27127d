import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import type { CaseStudyPage } from '#client/content/case-study-page.ts'
import { paths } from '#client/navigation/paths.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { OwnCaseCall } from '#client/site/sections/own-case-call.tsx'
import { InstallCard } from '#client/widgets/install-card/install-card.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './further-links.module.css'
import { Neighbours } from './neighbours.tsx'

interface FurtherLinksProps extends Pick<CaseStudyPage, 'related' | 'previous' | 'next'> {
  locale: Locale
}

/**
 * The end of a case study's page: an offer to install the site, and links to related case studies, to the neighbours
 * in the list and to the contact page. This part is not printed.
 */
export function FurtherLinks({ locale, related, previous, next }: FurtherLinksProps) {
  const { t } = useTranslation('case-studies')
  return (
    <div className={styles.after}>
      <div className={styles.install}>
        <InstallCard locale={locale} />
      </div>
      <Section
        title={t('detail.related')}
        action={
          <Button variant="outline" href={paths.caseStudies(locale)}>
            {t('detail.all')}
          </Button>
        }
      >
        {related.length > 0 ? (
          <CaseStudyCards locale={locale} caseStudies={related} />
        ) : (
          <p>{t('detail.relatedEmpty')}</p>
        )}
        <Neighbours locale={locale} previous={previous} next={next} />
      </Section>
      <OwnCaseCall locale={locale} />
    </div>
  )
}
