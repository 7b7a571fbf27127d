import type { Browser } from '@playwright/test'
import { openBrowser, SCREENS } from './browser.ts'
import { BUDGET, formatFigure } from './budgets.ts'
import { type MainThreadFigures, mainThreadFigures, TRACE_CATEGORIES } from './main-thread.ts'
import { median, withRetries } from './repeat.ts'
import { startSiteProxy } from './site-proxy.ts'
import type { Row } from './table.ts'

const RUNS = 5
/**
 * How long an untouched page is watched, counted from its navigation. This is long enough for most pages to become
 * "ready offline" (the whole site is stored on the device), which usually takes 1 to 3 s. The table shows the number of
 * runs in which a page was not ready by then.
 */
const WATCHED_MS = 4000

export const CPU_BUDGETS: Row = {
  'CPU ms': '',
  'without scripts': '',
  ratio: `≤ ${BUDGET.cpuRatio}`,
  'blocks before paint': '',
  'and after': `≤ ${BUDGET.blockingMs}`,
  'longest ms': '',
}

/**
 * Measures the main-thread time of a first visit to a page and, for comparison, that of the same HTML without scripts.
 * Visits with and without scripts take turns. Each visit goes through a proxy and has a new browser context, so that
 * only the scripts make a difference. Returns medians.
 */
export async function cpuFigures(port: number, path: string, chromePath: string): Promise<Row> {
  const served = await startSiteProxy(port, (html) => html)
  const stripped = await startSiteProxy(port, withoutScripts)
  const browser = await openBrowser(chromePath)
  try {
    const full: Watched[] = []
    const bare: Watched[] = []
    for (let run = 0; run < RUNS; run++) {
      full.push(await withRetries(() => watch(browser, served.origin + path)))
      bare.push(await withRetries(() => watch(browser, stripped.origin + path)))
    }
    const medianOf = (figure: keyof MainThreadFigures, watched = full) =>
      median(watched.map((figures) => figures[figure]))
    const unready = full.filter(({ isReady }) => !isReady).length
    return {
      'CPU ms': medianOf('cpuMs').toFixed(0) + (unready ? ` (${unready} unready)` : ''),
      'without scripts': medianOf('cpuMs', bare).toFixed(0),
      ratio: formatFigure(medianOf('cpuMs') / medianOf('cpuMs', bare), BUDGET.cpuRatio, 2),
      'blocks before paint': `${medianOf('blockingBeforeMs').toFixed(0)} (${medianOf('blockingBeforeMs', bare).toFixed(0)})`,
      'and after': formatFigure(medianOf('blockingAfterMs'), BUDGET.blockingMs),
      'longest ms': medianOf('longestAfterMs').toFixed(1),
    }
  } finally {
    await browser.close()
    served.server.close()
    stripped.server.close()
  }
}

interface Watched extends MainThreadFigures {
  isReady: boolean
}

/** Visits a page in a new browser context and traces its main thread for `WATCHED_MS`. */
async function watch(browser: Browser, url: string): Promise<Watched> {
  const context = await browser.newContext(SCREENS.phone)
  const page = await context.newPage()
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(WATCHED_MS)
  const trace = await browser.stopTracing()
  const isReady = await page.evaluate(() => document.documentElement.dataset.offline === 'ready')
  await context.close()
  return { ...mainThreadFigures(trace, url), isReady }
}

/**
 * Removes the scripts from a page. Keeps script elements that contain data, because a browser without scripts would
 * still have to parse these.
 */
function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*type="application\/)[^>]*>.*?<\/script>/gs, '')
}
