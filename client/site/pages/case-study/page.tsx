import { useTranslation } from 'react-i18next'
import { type CaseStudyPage, loadCaseStudyPage } from '#client/content/case-study-page.ts'
import { company } from '#client/content/company.ts'
import { caseStudyCardUrl } from '#client/content/cover-url.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'
import { ShareLinks } from '#client/widgets/share-links/share-links.tsx'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { AfterStory } from './after-story.tsx'
import { CaseStudyFacts } from './case-study-facts.tsx'
import { caseStudyJsonLd } from './case-study-json-ld.ts'
import { CaseStudyNotFound } from './case-study-not-found.tsx'
import { Story } from './story.tsx'
import { StoryFigures } from './story-figures.tsx'
import { StoryHero } from './story-hero.tsx'
import { StoryOverview } from './story-overview.tsx'
import { StoryPart } from './story-part.tsx'

/** The case study of the slug, or what is offered in its place. */
type Content = CaseStudyPage | { latest: CaseStudy[] }

export function load({ locale, slug }: Pick<PageProps, 'locale' | 'slug'>): Promise<Content> {
  return loadCaseStudyPage(slug, locale)
}

export function Page({ locale, data }: PageProps<Content>) {
  return 'latest' in data ? <NotFound locale={locale} latest={data.latest} /> : <Found locale={locale} {...data} />
}

function Found({ locale, caseStudy, publishedMonth, ...others }: CaseStudyPage & { locale: Locale }) {
  const { t } = useTranslation('case-studies')
  const { slug, title, description } = caseStudy
  return (
    <>
      <Head
        locale={locale}
        path={`/case-studies/${slug}`}
        title={`${title} · ${company.name}`}
        description={description}
        type="article"
        image={caseStudyCardUrl(locale, slug)}
        jsonLd={caseStudyJsonLd(locale, caseStudy, [
          { name: t('detail.home'), path: paths.home(locale) },
          { name: t('list.title'), path: paths.caseStudies(locale) },
        ])}
      />
      <StoryHero locale={locale} caseStudy={caseStudy} />
      <CaseStudyFacts locale={locale} caseStudy={caseStudy} publishedMonth={publishedMonth} />
      <StoryFigures caseStudy={caseStudy} />
      <StoryOverview caseStudy={caseStudy} />
      <Story locale={locale} caseStudy={caseStudy} />
      <StoryPart title={t('detail.share')} tone="eggshell" isPrinted={false}>
        <ShareLinks title={title} url={absoluteUrl(paths.caseStudy(locale, slug))} />
      </StoryPart>
      <AfterStory locale={locale} {...others} />
    </>
  )
}

function NotFound({ locale, latest }: { locale: Locale; latest: CaseStudy[] }) {
  const { t } = useTranslation('case-studies')
  return (
    <>
      <Head
        locale={locale}
        title={`${t('notFound.title')} · ${company.name}`}
        description={t('notFound.lead')}
        noindex
      />
      <CaseStudyNotFound locale={locale} latest={latest} />
    </>
  )
}
