import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { type CaseStudyPage, loadCaseStudyPage } from '#client/content/case-study-page.ts'
import { caseStudyCardUrl } from '#client/content/cover-url.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { ShareLinks } from '#client/widgets/share-links/share-links.tsx'
import { PATHS } from '#contract/addresses.ts'
import { CaseStudyChapters } from './case-study-chapters.tsx'
import { CaseStudyFacts } from './case-study-facts.tsx'
import { CaseStudyHero } from './case-study-hero.tsx'
import { caseStudyJsonLd } from './case-study-json-ld.ts'
import { FurtherLinks } from './further-links.tsx'
import { Overview } from './overview.tsx'
import { PagePart } from './page-part.tsx'
import { ResultFigures } from './result-figures.tsx'

/** Loads a case study. Redirects to the page "case study not found" if the slug is unknown. */
export async function loader({ request, params: { slug = '' } }: LoaderFunctionArgs): Promise<CaseStudyPage> {
  const found = await loadCaseStudyPage(slug, requestLocale(request))
  if (!found) throw redirect(PATHS.caseStudyNotFound)
  return found
}

/** The page of a case study. */
export function Component() {
  const { t } = useTranslation('case-studies')
  const locale = useLocale()
  const { caseStudy, publishedMonth, ...others } = useLoaderData<typeof loader>()
  const { slug, title, description } = caseStudy
  const pagesAbove = [
    { label: t('detail.home'), href: paths.home(locale) },
    { label: t('list.title'), href: paths.caseStudies(locale) },
  ]
  return (
    <>
      <Head
        title={title}
        description={description}
        type="article"
        image={caseStudyCardUrl(locale, slug)}
        jsonLd={caseStudyJsonLd(locale, caseStudy, pagesAbove)}
      />
      <CaseStudyHero locale={locale} caseStudy={caseStudy} pagesAbove={pagesAbove} />
      <ResultFigures caseStudy={caseStudy} />
      <CaseStudyFacts locale={locale} caseStudy={caseStudy} publishedMonth={publishedMonth} />
      <Overview caseStudy={caseStudy} />
      <CaseStudyChapters locale={locale} caseStudy={caseStudy} />
      <PagePart title={t('detail.share')} tone="eggshell" isPrinted={false}>
        <ShareLinks title={title} url={absoluteUrl(paths.caseStudy(locale, slug))} />
      </PagePart>
      <FurtherLinks locale={locale} {...others} />
    </>
  )
}
