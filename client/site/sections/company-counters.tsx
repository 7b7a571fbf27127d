import { useTranslation } from 'react-i18next'
import { company } from '#client/content/company.ts'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'

const COUNTERS = ['engineers', 'yearsOfExperience', 'partners'] as const

/** Three figures about the company, which count up. */
export function CompanyCounters() {
  const { t } = useTranslation('home')
  return (
    <FigureList
      counting
      tone="tiles"
      figures={COUNTERS.map((id) => ({
        value: `${company.counters[id]}+`,
        label: t(`figures.${id}`, { engineers: company.figures.engineers }),
      }))}
    />
  )
}
