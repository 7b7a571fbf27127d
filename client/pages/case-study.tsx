import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { Button } from '#client/components/button.tsx'
import { FigureBand } from '#client/components/figure-band.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import type { CaseStudy } from '#client/content/case-study.ts'
import { parseResults } from '#client/content/case-study-fields.ts'
import { company } from '#client/content/company.ts'
import { caseStudyCardUrl } from '#client/content/cover-url.ts'
import { CaseStudyFacts } from '#client/features/case-studies/case-study-facts.tsx'
import { shortTitle } from '#client/features/case-studies/short-title.ts'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'

export async function load({ locale, slug }: Pick<PageProps, 'locale' | 'slug'>): Promise<CaseStudy | null> {
  const { loadCaseStudy } = await import('#client/content/case-studies.ts')
  return loadCaseStudy(slug, locale)
}

export function Page({ locale, data: caseStudy }: PageProps<CaseStudy | null>) {
  return caseStudy ? <Found locale={locale} caseStudy={caseStudy} /> : <NotFound locale={locale} />
}

function Found({ locale, caseStudy }: { locale: Locale; caseStudy: CaseStudy }) {
  const { t } = useTranslation('case-studies')
  const { slug, title, description, resultsWithIcon, resultLabels } = caseStudy
  const results = parseResults(resultsWithIcon, resultLabels)
  return (
    <>
      <Head
        locale={locale}
        path={`/case-studies/${slug}`}
        title={`${title} · ${company.name}`}
        description={description}
        image={caseStudyCardUrl(locale, slug)}
      />
      <PageHero
        seed={seedOf(slug)}
        eyebrow={
          <Breadcrumb
            items={[
              { label: t('detail.home'), href: paths.home(locale) },
              { label: t('list.title'), href: paths.caseStudies(locale) },
              { label: shortTitle(title) },
            ]}
          />
        }
        title={title}
        lead={description}
      />
      <Section title={t('detail.factsTitle')}>
        <CaseStudyFacts caseStudy={caseStudy} />
      </Section>
      {results.length > 0 && (
        <Section title={t('detail.results')} tone="eggshell">
          <FigureBand figures={results} />
        </Section>
      )}
      <Section tone="ink" title={t('detail.contactTitle')} lead={t('detail.contactLead')}>
        <div>
          <Button href={paths.contactUs(locale)}>{t('detail.contact')}</Button>
        </div>
      </Section>
    </>
  )
}

function NotFound({ locale }: { locale: Locale }) {
  const { t } = useTranslation('case-studies')
  return (
    <>
      <Head
        locale={locale}
        title={`${t('notFound.title')} · ${company.name}`}
        description={t('notFound.lead')}
        noindex
      />
      <PageHero
        seed={10}
        title={t('notFound.title')}
        lead={t('notFound.lead')}
        actions={<Button href={paths.caseStudies(locale)}>{t('notFound.back')}</Button>}
      />
    </>
  )
}

/** A number that stays with the slug, so that each case study keeps its tile. */
function seedOf(slug: string): number {
  return [...slug].reduce((sum, character) => sum + character.charCodeAt(0), 0)
}
