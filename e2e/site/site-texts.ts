import { LOCALES, type Locale } from '#contract/addresses.ts'
import { LISTED, languageOf, UNLISTED } from '../support/pages.ts'
import { servedPage, textsOf } from '../support/served-page.ts'
import { textsIn } from '../support/texts.ts'

/** The elements whose texts are lines. */
const LINES = ':is(main, footer) :is(p, li, dt, dd, h1, h2, h3, h4)'

/** The texts of a page, one on each line. The first line is its description for search engines. */
function linesOf(path: string): string {
  const page = servedPage(path)
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return [description, ...textsOf(page, LINES)].join('\n')
}

interface PlacedText {
  /** The path of a page or the name of a language file. */
  place: string
  text: string
}

function textsOfSite(locale: Locale): PlacedText[] {
  const paths = [...LISTED, ...UNLISTED].filter((path) => languageOf(path) === locale)
  return [
    ...paths.map((path) => ({ place: path, text: linesOf(path) })),
    ...['form', 'outbox'].map((name) => ({ place: `${name}.json`, text: textsIn(locale, name).join('\n') })),
  ]
}

/**
 * All texts of the site in each language. They include the texts of forms and outbox, some of which appear only while a
 * page is used.
 */
export const SITE_TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, textsOfSite(locale)])) as Record<
  Locale,
  PlacedText[]
>
