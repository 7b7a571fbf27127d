/** Entry of the build and of `npm run dev`: lists the pages and renders them. */
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { LOCALES, type Locale, localePath, PATHS, splitLocale } from '#contract/addresses.ts'
import './site/theme/tokens.css'
import './site/theme/base.css'
import { addAllTranslations } from './i18n/all-translations.ts'
import { i18nFor } from './i18n/i18n.ts'
import { RenderIsland } from './islands/island.tsx'
import { IslandRoot } from './islands/island-root.tsx'
import type { IslandName, IslandProps } from './islands/islands.ts'
import { PAGE_IDS, PAGES, routes } from './site/routes.tsx'

addAllTranslations()

export interface SitePage {
  locale: Locale
  /** The path without the prefix of the language. */
  path: string
  /** False for a page that the sitemap leaves out. */
  listed: boolean
  /** The date of the page's last change (ISO 8601, a day or only a month); undefined if the content has none. */
  changed?: string | undefined
  /**
   * The section of the site that the page belongs to. For offline use the build packs the pages of each section into
   * archives of their own (`scripts/build/group-of.ts`).
   */
  section: string
}

/** Returns every page of the site in every language. */
export function sitePages(): SitePage[] {
  return LOCALES.flatMap((locale) =>
    PAGE_IDS.flatMap((id) => {
      const { listed = true, section = 'company', changed, slugs } = PAGES[id].handle ?? {}
      // A page without a slug in its path has one address.
      const datesBySlug = slugs ?? new Map([['', changed]])
      return [...datesBySlug].map(([slug, date]) => {
        const path = PATHS[id].replace(':slug', slug)
        return { locale, path, listed, changed: date, section }
      })
    }),
  )
}

export interface RenderedPage {
  locale: Locale
  /** The HTML of the page's own elements in `<head>` (`site/head.tsx`). */
  head: string
  /** The HTML inside the root element. */
  root: string
}

/**
 * Matches the `<title>`, `<meta>` and `<link>` elements at the start of the HTML. The rendered tree contains no
 * `<head>`, so React puts these elements before all others.
 */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/

/** `Request` needs an absolute address. Pages do not depend on the origin, so any origin will do. */
const ORIGIN = 'http://localhost'

/**
 * Renders the page at an address. If a loader redirects, renders the page that it redirects to. If the site has no page
 * at the address, renders the not-found page in the address's language.
 * @throws the first error of a loader or of a component. This includes an error inside a Suspense boundary: React
 * reports such an error only to `onError`, because React expects the browser to render that boundary again.
 */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const { locale } = splitLocale(pathname)
  const handler = createStaticHandler(routes, { basename: localePath(locale, '/') })
  const context = await handler.query(new Request(ORIGIN + pathname))
  if (context instanceof Response) return renderPage(`${context.headers.get('Location')}`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <RenderIsland value={renderIsland}>
        <I18nextProvider i18n={i18nFor(locale)}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </I18nextProvider>
      </RenderIsland>
    </StrictMode>,
    {
      // By default React moves large Suspense boundaries to their place with inline scripts, which the content security
      // policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  )
  if (errors.length > 0) throw errors[0]
  const html = await new Response(prelude).text()
  const head = HEAD.exec(html)?.[0] ?? ''
  return { locale, head, root: html.slice(head.length) }
}

/**
 * Returns the HTML of an island, a part of the page that the browser hydrates as a React root of its own. The build
 * must also render the island as a root of its own: the ids of `useId` then do not depend on the page around the
 * island, and the build and the browser create the same ids.
 */
function renderIsland(name: IslandName, { locale }: IslandProps, content: ReactNode): string {
  return renderToString(<IslandRoot locale={locale}>{content}</IslandRoot>, { identifierPrefix: name })
}
