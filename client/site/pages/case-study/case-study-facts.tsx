import { useTranslation } from 'react-i18next'
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
        <div>
          <dt>{t('detail.client')}</dt>
          <dd>{client}</dd>
        </div>
        <div>
          <dt>{t('detail.industry')}</dt>
          <dd>
            <a href={paths.caseStudies(locale, { industry })}>{t(`industries.${industry}`)}</a>
          </dd>
        </div>
        <div>
          <dt>{t('detail.service')}</dt>
          <dd>
            <a href={paths.caseStudies(locale, { service })}>{t(`services.${service}`)}</a>
          </dd>
        </div>
        <div>
          <dt>{t('detail.published')}</dt>
          <dd>
            <time dateTime={published}>{publishedMonth}</time>
          </dd>
        </div>
        <div>
          <dt>{t('detail.duration')}</dt>
          <dd>{t('detail.months', { count: durationMonths })}</dd>
        </div>
        <div>
          <dt>{t('detail.team')}</dt>
          <dd>{t('detail.people', { count: teamSize })}</dd>
        </div>
        <div>
          <dt>{t('detail.contract')}</dt>
          <dd>{t(`contracts.${contract}`)}</dd>
        </div>
        <div>
          <dt>{t('detail.technologies')}</dt>
          <dd>
            <Tags names={parseList(technologies)} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
