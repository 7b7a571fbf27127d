import { splitLocale } from '#contract/addresses.ts'
import { kindOf } from './pages.ts'

/**
 * Limits for waiting times, layout shift, CPU time and downloads. If a limit has a unit, its name ends with the unit.
 */
export const BUDGET = {
  fcpS: 0.75,
  lcpS: 0.9,
  tbtMs: 50,
  cls: 0.005,
  htmlKb: 13.65,
  filmKb: 600,
  pageKb: 200,
  /**
   * Limit for all files that the home page loads, except the film. The limit is higher for Vietnamese, because
   * Vietnamese text needs more of the fonts.
   */
  homeKb: { en: 150, vi: 180 },
  /** CPU time of a page divided by that of the same page without its scripts. */
  cpuRatio: 1.5,
  /** Blocking time after the first contentful paint: the sum of each task's time above 50 ms. */
  blockingMs: 20,
  untouchedScriptKb: 14.5,
  operatedScriptKb: { home: 160, contactUs: 160, job: 175 },
  pressMs: 200,
  firstNavigationMs: 300,
  nextNavigationMs: 200,
}

/** Limit in kB for the files that the page at an address loads before a visitor touches it, without the film. */
export function maxPageKb(pathname: string): number {
  return kindOf(pathname) === 'home' ? BUDGET.homeKb[splitLocale(pathname).locale] : BUDGET.pageKb
}

/** Returns a figure as text with `digits` decimals. A figure that exceeds `max` is marked with "!". */
export function formatFigure(value: number, max: number, digits = 0): string {
  return value.toFixed(digits) + (value > max ? ' !' : '')
}
