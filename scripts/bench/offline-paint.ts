import type { Page } from '@playwright/test'
import { openBrowser, untilReady } from './browser.ts'
import { formatFigure } from './budgets.ts'
import { median } from './repeat.ts'
import { startSiteProxy } from './site-proxy.ts'
import type { Rows } from './table.ts'

const ROUNDS = 5
const READING_MS = 500
const MAX_PAINT_MS = 100

/**
 * Measures navigations offline, on a device that has stored the site: the milliseconds from the start of a navigation
 * to the service worker's first byte and to the first paint. For comparison it measures the first paint of the same
 * page without a service worker, from a local server: the time that the browser needs in any case. Returns medians.
 */
export async function offlinePaintFigures(port: number, paths: readonly string[], chromePath: string): Promise<Rows> {
  const site = await startSiteProxy(port)
  const browser = await openBrowser(chromePath)
  try {
    const online = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    const offline = await browser.newPage()
    await offline.goto(`${site.origin}/outbox`)
    await untilReady(offline)
    await offline.context().setOffline(true)
    const rows: Rows = {}
    for (const path of paths) {
      const rounds: { offline: Times; online: Times }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push({
          offline: await open(offline, site.origin + path),
          online: await open(online, site.origin + path),
        })
      }
      rows[path] = {
        'answered ms': median(rounds.map((round) => round.offline.answered)).toFixed(0),
        'first paint ms': formatFigure(median(rounds.map((round) => round.offline.painted)), MAX_PAINT_MS),
        'online, no worker': median(rounds.map((round) => round.online.painted)).toFixed(0),
      }
    }
    return rows
  } finally {
    await browser.close()
    site.server.closeAllConnections()
    site.server.close()
  }
}

interface Times {
  answered: number
  painted: number
}

/**
 * Opens a page and returns its times. Waits until the page's work after the paint is done, because this work would
 * otherwise count for the next page.
 */
async function open(page: Page, url: string): Promise<Times> {
  await page.bringToFront()
  await page.goto(url)
  const times = await page.waitForFunction(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return painted && navigation && { answered: navigation.responseStart, painted }
  })
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), ms)), READING_MS)
  return (await times.jsonValue()) as Times
}
