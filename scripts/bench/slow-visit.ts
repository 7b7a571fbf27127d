import type { Browser } from '@playwright/test'
import { openBrowser, SCREENS } from './browser.ts'
import { BUDGET, formatFigure } from './budgets.ts'
import { median, withRetries } from './repeat.ts'
import { type LinkSpeed, slowLink } from './slow-link.ts'
import type { Row } from './table.ts'

const RUNS = 5
/** The link that Lighthouse simulates. */
const SLOW_4G: LinkSpeed = { name: 'slow 4G', rttMs: 150, downKbps: 1600 }
/** How long a page is watched after its `load` event. The largest paint comes within this time. */
const WATCHED_MS = 1000

export const SLOW_VISIT_BUDGETS: Row = {
  'HTML s': '',
  'seen FCP s': `≤ ${BUDGET.fcpS}`,
  'seen LCP s': `≤ ${BUDGET.lcpS}`,
}

/**
 * Times first visits to a page over slow 4G, from the navigation to the end of the HTML, to the first paint and to the
 * largest paint. Returns medians. Lighthouse computes both paints from a model in which nothing is painted before the
 * whole HTML has arrived; a browser paints as soon as the first packets are there. The link speaks HTTP/1.1, so the
 * pictures need connections of their own: over HTTP/2 the largest paint comes a round trip earlier.
 */
export async function slowVisitFigures(port: number, path: string, chromePath: string): Promise<Row> {
  const browser = await openBrowser(chromePath)
  try {
    const visits: Times[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await withRetries(() => visit(browser, port, path)))
    const seconds = (figure: keyof Times) => median(visits.map((times) => times[figure])) / 1000
    return {
      'HTML s': seconds('html').toFixed(2),
      'seen FCP s': formatFigure(seconds('firstPaint'), BUDGET.fcpS, 2),
      'seen LCP s': formatFigure(seconds('largestPaint'), BUDGET.lcpS, 2),
    }
  } finally {
    await browser.close()
  }
}

/** Milliseconds from the start of the navigation. */
interface Times {
  html: number
  firstPaint: number
  largestPaint: number
}

/** Visits a page in a new browser context over a link of its own, so that no other visit uses the link. */
async function visit(browser: Browser, port: number, path: string): Promise<Times> {
  const { server, origin } = await slowLink(port, SLOW_4G)
  const context = await browser.newContext(SCREENS.phone)
  try {
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'load' })
    return await page.evaluate(async (watchedMs) => {
      let largestPaint = Number.NaN
      const observer = new PerformanceObserver((list) => {
        largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint
      })
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      await new Promise((resolve) => setTimeout(resolve, watchedMs))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
      return {
        html: navigation?.responseEnd ?? Number.NaN,
        firstPaint: firstPaint?.startTime ?? Number.NaN,
        largestPaint,
      }
    }, WATCHED_MS)
  } finally {
    await context.close()
    server.close()
  }
}
