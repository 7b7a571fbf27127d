import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'
import { HistoryHero } from './history-hero.tsx'
import { SinceThen } from './since-then.tsx'
import { Timeline } from './timeline.tsx'

const FIGURES = ['engineers', 'yearsOfExperience', 'partners'] as const

/** The history of the company: timeline, later events and figures. */
export function Component() {
  const { t } = useTranslation('history')
  const locale = useLocale()
  const { founded, partnership, singaporeOffice } = company
  return (
    <>
      <Head
        title={t('title')}
        description={t('metaDescription', { founded, partnership, singapore: singaporeOffice })}
      />
      <HistoryHero />
      <Timeline locale={locale} />
      <SinceThen />
      <Section
        title={t('figuresTitle')}
        tone="eggshell"
        action={
          <Button variant="outline" href={paths.aboutUs(locale)}>
            {t('figuresLink')}
          </Button>
        }
      >
        <FigureList
          counting
          tone="tiles"
          figures={FIGURES.map((id) => ({
            value: `${company.counters[id]}+`,
            label: t(`figures.${id}`, { engineers: company.figures.engineers }),
          }))}
        />
      </Section>
    </>
  )
}
