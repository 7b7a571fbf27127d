import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { LAST_CHANGE, LAST_CHANGE_DATE, privacyPoints } from '#client/content/privacy.ts'
import { Policy } from '#client/features/privacy/policy.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('privacy')
  return (
    <>
      <Head
        locale={locale}
        path="/privacy-policy"
        title={`${t('title')} · ${company.name}`}
        description={t('metaDescription')}
      />
      <PageHero
        seed={9}
        eyebrow={
          <>
            {t('changed')} <time dateTime={LAST_CHANGE_DATE}>{LAST_CHANGE[locale]}</time>
          </>
        }
        title={t('title')}
        lead={
          <>
            {t('lead')} {t('prevails')}
          </>
        }
      />
      <Section tone="eggshell" title={t('shortTitle')}>
        <CardGrid columns="four">
          {privacyPoints.map((id) => (
            <Card key={id} title={t(`short.${id}.title`)}>
              <p>{t(`short.${id}.text`)}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section>
        <Policy locale={locale} />
      </Section>
    </>
  )
}
