import type { BrowserContext, Locator, Page } from '@playwright/test'
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE } from '#contract/addresses.ts'
import { deviceWithSite, openBrowser, SCREENS, slowPage } from './browser.ts'
import { BUDGET, formatFigure } from './budgets.ts'
import { median } from './repeat.ts'
import type { Rows } from './table.ts'
import { watchNavigation } from './watch-navigation.ts'

const RUNS = 5
/** How long a visitor looks at a page before the next action. */
const LOOK_MS = 2000
/** How long the pointer rests on a link before the press. */
const HOVER_MS = 150
/** A visit fails if an element or the next page does not come within this time. */
const TIMEOUT_MS = 15_000

interface Route {
  from: string
  /** Attribute selector of the link. The first visible link that matches and does not open a new tab is pressed. */
  link: string
  /** Element to hover before the press, so that the link becomes visible. */
  menu?: string
}

const locale = DEFAULT_LOCALE
const ROUTES: Record<string, Route> = {
  'home → services': { from: paths.home(locale), link: `[href="${paths.services(locale)}"]` },
  'services → a service': {
    from: paths.services(locale),
    link: `[href="${paths.mobile_app(locale)}"]`,
    menu: `header a[href="${paths.services(locale)}"]`,
  },
  'list → a case study': { from: paths.caseStudies(locale), link: `[href^="${paths.caseStudy(locale, '')}"]` },
  'home → contact': { from: paths.home(locale), link: `[href="${paths.contactUs(locale)}"]` },
  'careers → a job': { from: paths.careers(locale), link: `[href^="${paths.job(locale, '')}"]` },
}

/**
 * The page on which a visit begins if the timed navigation is the second one of the visit. This page links to the first
 * page of every route.
 */
const ELSEWHERE = paths.privacyPolicy(DEFAULT_LOCALE)

/**
 * Times of a navigation. `ms` counts from the press on a link until the next page is shown, `backMs` from "Back" until
 * the earlier page is shown again.
 */
interface VisitTimes {
  ms: number
  backMs: number
}

/**
 * Times navigations on a slow device that has stored the site. Each route is timed as the first and as the second
 * navigation of a visit. Returns medians.
 */
export async function navigationFigures(origin: string, pages: readonly string[], chromePath: string): Promise<Rows> {
  const browser = await openBrowser(chromePath)
  const context = await deviceWithSite(browser, origin, SCREENS.desktop)
  await context.addInitScript(watchNavigation)
  const rows: Rows = {}
  for (const [name, route] of Object.entries(ROUTES).filter(([, { from }]) => pages.includes(from))) {
    const first = await timeVisits(context, origin, route, openAtOnce)
    const second = await timeVisits(context, origin, route, openFromElsewhere)
    rows[name] = {
      'first ms': medianWithin(first, 'ms', BUDGET.firstNavigationMs),
      'back from it': medianWithin(first, 'backMs', BUDGET.nextNavigationMs),
      'second ms': medianWithin(second, 'ms', BUDGET.nextNavigationMs),
      'and back': medianWithin(second, 'backMs', BUDGET.nextNavigationMs),
    }
    process.stdout.write(`navigation: ${name} ${Object.values(rows[name]).join(' · ')}\n`)
  }
  await browser.close()
  return rows
}

/** Returns the median of a figure as text, or a note if some visits failed. */
function medianWithin(visits: VisitTimes[], figure: keyof VisitTimes, max: number): string {
  if (visits.length < RUNS) return `shown ${visits.length} of ${RUNS} !`
  return formatFigure(median(visits.map((visit) => visit[figure])), max)
}

/**
 * Times a route `RUNS` times, each in a new page. A visit that fails is reported and left out. `open` opens the page
 * from which the route begins.
 */
async function timeVisits(
  context: BrowserContext,
  origin: string,
  route: Route,
  open: typeof openAtOnce,
): Promise<VisitTimes[]> {
  const visits: VisitTimes[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await slowPage(context, origin)
    page.setDefaultTimeout(TIMEOUT_MS)
    try {
      await open(page, route.from)
      await page.waitForTimeout(LOOK_MS)
      if (route.menu) await page.locator(route.menu).filter({ visible: true }).hover()
      await press(page, page.locator(`a:not([target])${route.link}`).filter({ visible: true }).first())
      const ms = await shownAfter(page)
      await page.waitForTimeout(LOOK_MS)
      await page.evaluate(() => {
        dispatchEvent(new Event('bench-back'))
        history.back()
      })
      visits.push({ ms, backMs: await shownAfter(page) })
    } catch (error) {
      process.stdout.write(`${route.from}: ${(error as Error).message.split('\n')[0]}\n`)
    } finally {
      await page.close()
    }
  }
  return visits
}

/** Opens a page as the first one of a visit. */
async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

/**
 * Opens `ELSEWHERE` first and then `path` through a link. The click is dispatched by script, so that the link need not
 * be visible.
 */
async function openFromElsewhere(page: Page, path: string): Promise<void> {
  await page.goto(ELSEWHERE)
  await page.waitForTimeout(LOOK_MS)
  await page.locator(`a:not([target])[href="${path}"]`).first().dispatchEvent('click')
  await page.waitForURL(path)
}

/** Hovers a link, then presses it. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(LOOK_MS)
  const box = await link.boundingBox()
  if (!box) throw new Error('No link to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
}

/** Waits until the next page is shown and returns the milliseconds since the press on the link or since "Back". */
async function shownAfter(page: Page): Promise<number> {
  const sinceThePress = () => {
    const { shownAt, pressedAt } = sessionStorage
    return shownAt && shownAt - pressedAt
  }
  // Poll rarely, because polling takes time from the page.
  const ms = await page.waitForFunction(sinceThePress, undefined, { polling: 250 })
  return Number(await ms.jsonValue())
}
