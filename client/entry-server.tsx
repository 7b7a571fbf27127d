/** Build-time entry: which pages there are and the HTML of each. Used by the prerender step only. */
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import './site/theme/tokens.css'
import './site/theme/base.css'
import { caseStudyFacts } from './content/case-study-facts.ts'
import { jobFacts } from './content/jobs.ts'
import { LAST_CHANGE_DATE } from './content/privacy.ts'
import { addTranslations, i18nFor } from './i18n/i18n.ts'
import { type Namespace, SHARED_NAMESPACES } from './i18n/namespaces.ts'
import { IslandHtml } from './islands/island.tsx'
import { IslandRoot } from './islands/island-root.tsx'
import type { IslandName, IslandProps } from './islands/islands.ts'
import { Layout } from './site/layout/layout.tsx'
import { matchRoute } from './site/match-route.ts'
import type { PageModule } from './site/page.ts'
import { ROUTES, type RouteId, UNLISTED_ROUTES } from './site/routes.ts'

const modules = import.meta.glob<PageModule<unknown>>('./site/pages/*/page.tsx')
const translations = import.meta.glob<object>('./i18n/locales/*/*.json', { import: 'default', eager: true })

const SLUGS: Partial<Record<RouteId, string[]>> = {
  'case-study': [...caseStudyFacts.keys(), '404'],
  job: [...jobFacts.keys()],
}

export interface PageAddress {
  locale: Locale
  /** Path without the language prefix; `/404` stands for any unknown address. */
  path: string
  /** False for pages that a sitemap leaves out. */
  listed: boolean
  /** The day of its last change, ISO 8601, where the content tells it. */
  changed?: string | undefined
}

/** When pages have changed whose content tells it; a list changes with the latest that it leads to. */
const CHANGED: Partial<Record<RouteId, (slug: string) => string | undefined>> = {
  'case-study': (slug) => caseStudyFacts.get(slug)?.published,
  'case-studies': () => latest([...caseStudyFacts.values()].map(({ published }) => published)),
  job: (slug) => jobFacts.get(slug)?.published,
  careers: () => latest([...jobFacts.values()].map(({ published }) => published)),
  'privacy-policy': () => LAST_CHANGE_DATE,
}

function latest(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

/** Every page of the site in every language. */
export function pageAddresses(): PageAddress[] {
  return LOCALES.flatMap((locale) =>
    ROUTES.flatMap(({ id, path }) => {
      const listed = !UNLISTED_ROUTES.includes(id)
      const changed = (slug: string) => CHANGED[id]?.(slug)
      if (id === 'not-found') return { locale, path: '/404', listed, changed: undefined }
      const slugs = SLUGS[id]
      if (!slugs) return { locale, path, listed, changed: changed('') }
      return slugs.map((slug) => ({
        locale,
        path: path.replace(':slug', slug),
        listed: slug !== '404',
        changed: changed(slug),
      }))
    }),
  )
}

/**
 * The HTML of a page's root element, led by the elements that belong into `<head>`; the not-found page of the language for any address
 * that the site does not have.
 * @throws what any part of the page throws, also one that would be left for the browser to try again.
 */
export async function renderPath(pathname: string): Promise<{ locale: Locale; html: string }> {
  const { route, locale, path, slug } = matchRoute(pathname)
  const importModule = modules[`./site/pages/${route.id}/page.tsx`]
  if (!importModule) throw new Error(`Route "${route.id}" needs the file client/site/pages/${route.id}/page.tsx`)
  const { Page, load } = await importModule()
  addAll([...SHARED_NAMESPACES, ...route.namespaces])
  const data = await load?.({ locale, slug })
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <IslandHtml value={islandHtml}>
        <I18nextProvider i18n={i18nFor(locale)}>
          <Layout locale={locale} path={path}>
            <Page locale={locale} slug={slug} data={data} />
          </Layout>
        </I18nextProvider>
      </IslandHtml>
    </StrictMode>,
    {
      // Large boundaries would otherwise be moved behind inline scripts, which the content security policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  )
  if (errors.length > 0) throw errors[0]
  return { locale, html: await new Response(prelude).text() }
}

/** As the browser will take it over: a root of its own, whose ids do not depend on the page around it. */
function islandHtml(name: IslandName, { locale }: IslandProps, content: ReactNode): string {
  const island = (
    <StaticRouter location="/">
      <IslandRoot locale={locale}>{content}</IslandRoot>
    </StaticRouter>
  )
  return renderToString(island, { identifierPrefix: name })
}

function addAll(namespaces: readonly Namespace[]): void {
  for (const [file, texts] of Object.entries(translations)) {
    const [, locale, namespace] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
    if (namespaces.includes(namespace as Namespace)) {
      addTranslations(locale as Locale, namespace as Namespace, texts as never)
    }
  }
}
