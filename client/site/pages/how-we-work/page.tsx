import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { FigureCards } from '#client/components/figure-cards.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { SectionedText } from '#client/components/sectioned-text.tsx'
import { handedOver, questions, ways } from '#client/content/how-we-work.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { CallToAction } from '#client/site/sections/call-to-action.tsx'
import { PriceList } from './price-list.tsx'

export function Component() {
  const { t } = useTranslation('how-we-work')
  const locale = useLocale()
  const answered = questions.map((id) => ({
    id,
    title: t(`questions.items.${id}.title`),
    text: t(`questions.items.${id}.text`),
  }))
  return (
    <>
      <Head
        title={t('title')}
        description={t('metaDescription')}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: answered.map(({ title, text }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        }}
      />
      <PageHero image="/illustrations/hero-how-we-work.svg" title={t('title')} lead={t('lead')} />
      <Section tone="eggshell" title={t('ways.title')} lead={t('ways.lead')}>
        <FigureCards
          columns="two"
          cards={ways.map((id) => ({
            title: t(`ways.${id}.name`),
            figure: t(`ways.${id}.figure`),
            text: t(`ways.${id}.text`),
          }))}
        />
      </Section>
      <PriceList />
      <Section tone="eggshell" title={t('handed.title')} lead={t('handed.lead')}>
        <CardGrid columns="four">
          {handedOver.map((id) => (
            <Card key={id} title={t(`handed.${id}.title`)} text={t(`handed.${id}.text`)} />
          ))}
        </CardGrid>
      </Section>
      <Section id="questions" title={t('questions.title')} lead={t('questions.lead')}>
        <SectionedText heading="h3" withoutNumbers sections={answered} />
      </Section>
      <CallToAction locale={locale} />
    </>
  )
}
