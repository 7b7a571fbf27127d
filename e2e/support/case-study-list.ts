import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import type { CaseStudy } from './case-studies.ts'
import { bringToLife } from './test.ts'

/** What the list of case studies says. */
export const WORDS = {
  en: {
    path: '/case-studies',
    title: 'Case studies',
    industry: 'Industry',
    service: 'Service',
    search: 'Search',
    clear: 'Clear all filters',
    loadMore: 'Load more',
    loading: 'Loading case studies…',
    empty: 'No Results Found',
    emptyHint: 'Try adjusting your filters or search keywords.',
    count: (shown: number, found: number) => {
      if (shown < found) return `Showing ${shown} of ${found} case studies`
      return found === 1 ? '1 case study' : `${found} case studies`
    },
  },
  vi: {
    path: '/vi/case-studies',
    title: 'Dự án tiêu biểu',
    industry: 'Ngành',
    service: 'Dịch vụ',
    search: 'Tìm kiếm',
    clear: 'Xóa bộ lọc',
    loadMore: 'Xem thêm',
    loading: 'Đang tải các dự án…',
    empty: 'Không tìm thấy dự án nào',
    emptyHint: 'Bạn thử đổi bộ lọc hoặc từ khóa tìm kiếm nhé.',
    count: (shown: number, found: number) =>
      shown < found ? `Đang xem ${shown} trong ${found} dự án` : `${found} dự án`,
  },
} satisfies Record<Locale, unknown>

/** How many cards the list begins with (specification §9). */
export const PAGE_SIZE = 12

export interface Filters {
  industry?: string
  service?: string
  search?: string
}

/** The case studies that filters leave, as the specification's §5 has it. */
export function matching(caseStudies: CaseStudy[], locale: Locale, filters: Filters): CaseStudy[] {
  const { industry = 'all', service = 'all', search = '' } = filters
  const wanted = searchPattern(search)
  return caseStudies.filter(({ facts, texts }) => {
    const { title, description } = texts[locale]
    return (
      (industry === 'all' || facts.industry.toLowerCase().includes(industry.toLowerCase())) &&
      (service === 'all' || facts.service.toLowerCase().includes(service.toLowerCase())) &&
      (wanted.test(asTyped(title).normalize('NFD')) || wanted.test(asTyped(description).normalize('NFD')))
    )
  })
}

/** For decomposed texts: what was typed in whatever case, where a plain letter also stands for its marked forms. */
function searchPattern(search: string): RegExp {
  const characters = [...asTyped(search.trim()).normalize('NFC').toLowerCase()]
  const patterns = characters.map((character) => {
    if (character === 'd') return '[dđ]'
    if (/[a-z]/.test(character)) return `${character}\\p{M}*`
    return `${character.normalize('NFD').replace(/[$()*+./?[\\\]^{|}]/, '\\$&')}(?!\\p{M})`
  })
  return new RegExp(patterns.join(''), 'iu')
}

/** With the spaces and quotation marks that keys write, where texts have others. */
export function asTyped(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/** As typed on a keyboard that has no Vietnamese letters. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}

export function cards(page: Page): Locator {
  return page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) })
}

/** The filter bar, and the button under the cards. */
export function controls(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const bar = page.getByRole('search')
  return {
    industry: bar.getByRole('combobox', { name: words.industry, exact: true }),
    service: bar.getByRole('combobox', { name: words.service, exact: true }),
    search: bar.getByRole('searchbox', { name: words.search, exact: true }),
    clear: bar.getByRole('link', { name: words.clear, exact: true }),
    loadMore: page.getByRole('button', { name: words.loadMore, exact: true }),
  }
}

/** Opens the list, or an address of it, and waits until it answers; gives its controls. */
export async function openList(page: Page, locale: Locale, query = '') {
  await page.goto(WORDS[locale].path + query)
  const { search, ...others } = controls(page, locale)
  await bringToLife(search)
  return { search, ...others }
}

/** What a visitor sees of the list. */
export interface ListView {
  titles: string[]
  /** How many there are, in words. */
  count: string | null
  /** What stands there instead of cards. */
  empty: string | null
  isMore: boolean
}

/** What the list has to look like that shows so many of the case studies found. */
export function viewOf(locale: Locale, found: CaseStudy[], shownCount = PAGE_SIZE): ListView {
  const titles = found.slice(0, shownCount).map(({ texts }) => texts[locale].title)
  const isEmpty = titles.length === 0
  return {
    titles,
    count: isEmpty ? null : WORDS[locale].count(titles.length, found.length),
    empty: isEmpty ? WORDS[locale].empty : null,
    isMore: titles.length < found.length,
  }
}

export async function expectList(page: Page, locale: Locale, found: CaseStudy[], shownCount?: number): Promise<void> {
  await expect.poll(() => lookThrough(page), { timeout: 30_000 }).toEqual([viewOf(locale, found, shownCount)])
}

/** What the list shows after each of many choices, which are made inside the page to save time; without any, what it shows now. */
export function lookThrough(page: Page, choices?: Filters[]): Promise<ListView[]> {
  return page.locator('main').evaluate(async (main, steps) => {
    const set = (name: string, value: string) => {
      const control = main.querySelector(`[name="${name}"]`) as HTMLSelectElement | HTMLInputElement
      if (control.value === value) return
      // As a visitor does it: React's own setter would hide the change from React.
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
      setter?.call(control, value)
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const texts = (selector: string) =>
      [...main.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent)
    const views: ListView[] = []
    for (const step of steps ?? [undefined]) {
      if (step) {
        set('industry', step.industry ?? 'all')
        set('service', step.service ?? 'all')
        set('q', step.search ?? '')
        await new Promise((resolve) => setTimeout(resolve))
      }
      views.push({
        titles: texts('li h3'),
        count: texts('p[aria-hidden="true"]')[0] ?? null,
        empty: texts('[role="status"] h3')[0] ?? null,
        isMore: texts('section button:not([aria-expanded])').length > 0,
      })
    }
    return views
  }, choices)
}
