import { useTranslation } from 'react-i18next'
import { Fact } from '#client/components/fact.tsx'
import { Tags } from '#client/components/tags.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { parseList } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './case-study-facts.module.css'

interface CaseStudyFactsProps {
  locale: Locale
  caseStudy: CaseStudy
  publishedMonth: string
}

/**
 * The facts of a case study: client, industry, service, dates, contract, team and technologies. Industry and service
 * link to the list of case studies, filtered by them.
 */
export function CaseStudyFacts({ locale, caseStudy, publishedMonth }: CaseStudyFactsProps) {
  const { t } = useTranslation('case-studies')
  const { client, industry, service, durationMonths, teamSize, contract, technologies, published } = caseStudy
  return (
    <section className={styles.facts} aria-label={t('detail.factsTitle')}>
      <dl>
        <Fact label={t('detail.client')}>{client}</Fact>
        <Fact label={t('detail.industry')}>
          <a href={paths.caseStudies(locale, { industry })}>{t(`industries.${industry}`)}</a>
        </Fact>
        <Fact label={t('detail.service')}>
          <a href={paths.caseStudies(locale, { service })}>{t(`services.${service}`)}</a>
        </Fact>
        <Fact label={t('detail.published')}>
          <time dateTime={published}>{publishedMonth}</time>
        </Fact>
        <Fact label={t('detail.duration')}>{t('detail.months', { count: durationMonths })}</Fact>
        <Fact label={t('detail.team')}>{t('detail.people', { count: teamSize })}</Fact>
        <Fact label={t('detail.contract')}>{t(`contracts.${contract}`)}</Fact>
        <Fact label={t('detail.technologies')}>
          <Tags names={parseList(technologies)} />
        </Fact>
      </dl>
    </section>
  )
}
