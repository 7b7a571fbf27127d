import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from './case-studies.ts'
import { type Filters, listAddress, PAGE_SIZE } from './case-study-filters.ts'
import { activate } from './test.ts'
import { text } from './texts.ts'

export function cards(page: Page): Locator {
  return page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) })
}

/** The controls of the filter bar, and the button below the cards. */
export function controls(page: Page, locale: Locale) {
  const named = (key: string) => ({ name: text(locale, `case-studies:${key}`), exact: true })
  const bar = page.getByRole('search')
  return {
    industry: bar.getByRole('combobox', named('filters.industry')),
    service: bar.getByRole('combobox', named('filters.service')),
    search: bar.getByRole('searchbox', named('filters.search')),
    clear: bar.getByRole('link', named('filters.clear')),
    loadMore: page.getByRole('button', { name: text(locale, 'case-studies:list.loadMore') }),
  }
}

/** The live region that announces the number of results. */
export function announcement(page: Page): Locator {
  return page.getByRole('main').getByRole('status')
}

/** Opens the list of case studies, waits until React has hydrated it, and returns its controls. */
export async function openList(page: Page, locale: Locale, query = '') {
  await page.goto(listAddress(locale) + query)
  const { search, ...others } = controls(page, locale)
  await activate(search)
  return { search, ...others }
}

/** Sets the filters by the controls of the filter bar. */
export async function filterBy(page: Page, locale: Locale, { industry, service, search = '' }: Filters): Promise<void> {
  const bar = controls(page, locale)
  await bar.industry.selectOption(industry ?? 'all')
  await bar.service.selectOption(service ?? 'all')
  await bar.search.fill(search)
}

export async function expectFilters(page: Page, locale: Locale, { industry, service, search }: Filters): Promise<void> {
  const bar = controls(page, locale)
  await expect(bar.industry).toHaveValue(industry ?? 'all')
  await expect(bar.service).toHaveValue(service ?? 'all')
  await expect(bar.search).toHaveValue(search ?? '')
}

/** The text in which the list announces the number of results. */
export function countInWords(locale: Locale, shown: number, found: number): string {
  if (shown < found) return text(locale, 'case-studies:list.shownCount', { shown, total: found })
  const plural = new Intl.PluralRules(locale).select(found)
  return text(locale, `case-studies:list.foundCount_${plural}`, { count: found })
}

/**
 * Expects the list to show the first `most` of the case studies found, their number in words, and a button for more
 * cards if more were found.
 */
export async function expectList(
  page: Page,
  locale: Locale,
  found: readonly CaseStudy[],
  most = PAGE_SIZE,
): Promise<void> {
  const titles = found.slice(0, most).map(({ texts }) => texts[locale].title)
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(titles)
  await expect(controls(page, locale).loadMore).toHaveCount(titles.length < found.length ? 1 : 0)
  // Check the number in the visible text, which changes at once. The announcement of the number waits until the visitor
  // pauses typing.
  await expect(page.locator('main p[aria-hidden="true"]')).toHaveText(
    titles.length > 0 ? [countInWords(locale, titles.length, found.length)] : [],
  )
  await expect(announcement(page).getByRole('heading')).toHaveText(
    titles.length > 0 ? [] : [text(locale, 'case-studies:list.empty')],
  )
}
