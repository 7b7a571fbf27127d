import { kindOf } from './pages.ts'

/** Limits for waiting times and downloads. */
export const BUDGET = {
  fcpS: 0.75,
  lcpS: 0.9,
  tbtMs: 50,
  cls: 0.005,
  htmlKb: 14,
  filmKb: 600,
  pageKb: 200,
  /** Vietnamese needs more of the fonts. */
  homeKb: { en: 150, vi: 180 },
  /** CPU time of a page divided by that of the same page without scripts. */
  cpuRatio: 1.5,
  /** After the first paint. */
  blockingMs: 20,
  untouchedScriptKb: 12,
  operatedScriptKb: { home: 90, contactUs: 130, job: 140 },
  pressMs: 200,
  firstNavigationMs: 300,
  nextNavigationMs: 200,
}

/** Limit for everything that the page at an address loads by itself, without the film. */
export function maxPageKb(pathname: string): number {
  const { page, locale } = kindOf(pathname)
  return page === 'home' ? BUDGET.homeKb[locale] : BUDGET.pageKb
}

/** A figure as text, marked with "!" when it exceeds its limit. */
export function within(value: number, max: number, digits = 0): string {
  return value.toFixed(digits) + (value > max ? ' !' : '')
}
