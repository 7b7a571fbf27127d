import { useTranslation } from 'react-i18next'
import { FactList } from '#client/components/fact-list.tsx'
import type { CaseStudy } from '#client/content/case-study.ts'
import { parseList } from '#client/content/case-study-fields.ts'
import { Tags } from './tags.tsx'

/** Who it was for and what it was built with. */
export function CaseStudyFacts({ caseStudy }: { caseStudy: CaseStudy }) {
  const { t } = useTranslation('case-studies')
  const { client, industry, service, technologies } = caseStudy
  return (
    <FactList
      facts={[
        { term: t('detail.client'), value: client },
        { term: t('detail.industry'), value: t(`industries.${industry}`) },
        { term: t('detail.service'), value: t(`services.${service}`) },
        { term: t('detail.technologies'), value: <Tags names={parseList(technologies)} /> },
      ]}
    />
  )
}
