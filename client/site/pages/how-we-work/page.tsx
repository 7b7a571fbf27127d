import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { FigureCards } from '#client/components/figure-cards.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { contractKinds } from '#client/content/how-we-work.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { CallToAction } from '#client/site/sections/call-to-action.tsx'
import { Deliverables } from './deliverables.tsx'
import { PriceList } from './price-list.tsx'
import { QuestionChapters } from './question-chapters.tsx'

/** How projects are run: contracts, prices, deliverables, and the questions that buyers ask. */
export function Component() {
  const { t } = useTranslation('how-we-work')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero
        image="/illustrations/hero-how-we-work.svg"
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Button variant="hero" href={paths.contactUs(locale)}>
              {t('talk')}
            </Button>
            <Button href="#questions" variant="outline">
              {t('questions.title')}
            </Button>
          </>
        }
      />
      <Section tone="eggshell" title={t('ways.title')} lead={t('ways.lead')}>
        <FigureCards
          columns="two"
          cards={contractKinds.map((id) => ({
            image: `/illustrations/contract-${id}.svg`,
            title: t(`ways.${id}.name`),
            figure: t(`ways.${id}.figure`),
            text: t(`ways.${id}.text`),
          }))}
        />
      </Section>
      <PriceList />
      <Deliverables />
      <QuestionChapters />
      <CallToAction locale={locale} />
    </>
  )
}
