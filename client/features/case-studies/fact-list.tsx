import { useTranslation } from 'react-i18next'
import type { CaseStudy } from '#client/content/case-study.ts'
import { parseList } from '#client/content/case-study-fields.ts'
import styles from './fact-list.module.css'
import { Tags } from './tags.tsx'

/** Who it was for and what it was built with. */
export function FactList({ caseStudy }: { caseStudy: CaseStudy }) {
  const { t } = useTranslation('case-studies')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('detail.client')}</dt>
        <dd>{caseStudy.client}</dd>
      </div>
      <div>
        <dt>{t('detail.industry')}</dt>
        <dd>{t(`industries.${caseStudy.industry}`)}</dd>
      </div>
      <div>
        <dt>{t('detail.service')}</dt>
        <dd>{t(`services.${caseStudy.service}`)}</dd>
      </div>
      <div>
        <dt>{t('detail.technologies')}</dt>
        <dd>
          <Tags names={parseList(caseStudy.technologies)} />
        </dd>
      </div>
    </dl>
  )
}
