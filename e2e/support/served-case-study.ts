import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, type Locale } from '#contract/locale.ts'
import type { CaseStudyTexts } from './case-studies.ts'

/** The sections of a story: the field of its text and the anchor of its part of the page. */
export const SECTIONS = [
  { field: 'challenge', anchor: 'challenge' },
  { field: 'solution', anchor: 'solution' },
  { field: 'resultText', anchor: 'results' },
] as const

/** The words of the case studies' pages in a language. */
export function wordsOf(locale: Locale): {
  list: Record<'title' | 'loading', string>
  detail: Record<string, string>
  industries: Record<string, string>
  services: Record<string, string>
  notFound: Record<string, string>
} {
  const file = new URL(`../../client/i18n/locales/${locale}/case-studies.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The address of a page of the site in a language. */
export function pathIn(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`.replace(/\/$/, '')
}

/** The path of a case study in a language. */
export function pathOf(locale: Locale, slug: string): string {
  return pathIn(locale, `/case-studies/${slug}`)
}

/** A text in markdown as it reads: without marks, in one line. */
export function plain(markdown: string): string {
  return oneLine(markdown.replace(/^(> ?)*(#+ |- )?/gm, ''))
}

/** The headings of a text in markdown. */
export function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map((match) => oneLine(match[1] ?? ''))
}

/** Lines joined; spaces that do not break stay what they are. */
export function oneLine(text: string): string {
  return text.replace(/[ \n]+/g, ' ').trim()
}

/** A sentence of each section, by which a story is known among all others. */
export function tracesOf(texts: CaseStudyTexts): string[] {
  return SECTIONS.map(({ field }) => texts[field].split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '')
}

/** What a served page says, part by part. */
export type ServedCaseStudy = ReturnType<typeof partsOf> & { status: number }

/** Fetches the pages of case studies and reads them, without script and without what they refer to. */
export async function readServed(
  page: Page,
  origin: string | undefined,
  asked: { locale: Locale; slug: string }[],
): Promise<ServedCaseStudy[]> {
  const replies = await Promise.all(
    asked.map(async ({ locale, slug }) => {
      const reply = await fetch(origin + pathOf(locale, slug))
      return { status: reply.status, html: await reply.text(), id: `${slug}/${locale}` }
    }),
  )
  const parts: ReturnType<typeof partsOf>[] = await page.evaluate(
    `(${JSON.stringify(replies)}).map((reply) => (${partsOf})(${JSON.stringify(SECTIONS)}, reply))`,
  )
  return replies.map(({ status }, index) => ({ status, ...(parts[index] as (typeof parts)[number]) }))
}

/** Runs in the browser. */
function partsOf(sections: typeof SECTIONS, { html, id }: { html: string; id: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const text = (element: Element | null | undefined) => element?.textContent?.replace(/[ \n]+/g, ' ').trim() ?? ''
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href') ?? '')
  return {
    everything: document.documentElement.textContent ?? '',
    lang: document.documentElement.lang,
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      all('link[hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
    card: attribute('meta[property="og:image"]', 'content'),
    h1: all('h1').map(text),
    lead: text(document.querySelector('h1 ~ p')),
    breadcrumb: all('main nav ol > li > *').map((link) => ({
      text: text(link),
      href: link.getAttribute('href'),
      current: link.getAttribute('aria-current'),
    })),
    cover: attribute('main img', 'src'),
    facts: Object.fromEntries(
      all('main dl > div').map((fact) => [
        text(fact.querySelector('dt')),
        { text: text(fact.querySelector('dd')), href: fact.querySelector('dd a')?.getAttribute('href') },
      ]),
    ),
    tags: all('main dl li').map(text),
    figures: all('main ul > li:has(> strong)').map(text),
    /** What changed, and what is worth telling. */
    overview: all('main section[aria-labelledby]:not([id])')[0]?.textContent ?? '',
    lists: [...(all('main section[aria-labelledby]:not([id])')[0]?.querySelectorAll('ul') ?? [])].map((list) =>
      [...list.children].map(text),
    ),
    sections: sections.map(({ field, anchor }) => {
      const part = document.getElementById(anchor)
      const story = document.getElementById(`${id}/${field}`)
      return {
        title: text(part?.querySelector('h2')),
        html: story?.innerHTML ?? '',
        text: text(story),
        headings: [...(story?.querySelectorAll('h3') ?? [])].map(text),
        quotes: story?.querySelectorAll('blockquote').length ?? 0,
        captions: [...(part?.querySelectorAll('figcaption') ?? [])].map(text),
      }
    }),
    share: all('main section code ~ div a').map((link) => ({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
    neighbours: hrefs('main nav:not(:has(ol)) a'),
    related: hrefs('main h3 > a'),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
  }
}
