import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'
import { countingSite } from './counting-site.ts'
import { median } from './median.ts'

const ROUNDS = 5
const READING_MS = 500

/** Milliseconds from the start of a navigation, medians. */
export interface PaintFigures {
  /** With the site on the device and no network: the first byte from the worker, and the first paint. */
  answered: number
  painted: number
  /** The first paint of the same page from a server on this machine, without a worker: what the browser itself needs. */
  online: number
}

/** Opens each path again and again, once offline and once online without a worker. */
export async function offlinePaint(
  port: number,
  paths: readonly string[],
  chromePath: string,
): Promise<Record<string, PaintFigures>> {
  const site = await countingSite(port)
  const browser = await chromium.launch({ executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const origin = `http://127.0.0.1:${site.port}`
    const online = await withoutWorker(browser)
    const offline = await browser.newPage()
    await offline.goto(`${origin}/outbox`)
    await offline.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: 60_000 })
    await offline.context().setOffline(true)
    const figures: Record<string, PaintFigures> = {}
    for (const path of paths) {
      const rounds: PaintFigures[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const { answered, painted } = await open(offline, origin + path)
        rounds.push({ answered, painted, online: (await open(online, origin + path)).painted })
      }
      const of = (key: keyof PaintFigures) => median(rounds.map((round) => round[key]))
      figures[path] = { answered: of('answered'), painted: of('painted'), online: of('online') }
    }
    return figures
  } finally {
    await browser.close()
    site.server.closeAllConnections()
    site.server.close()
  }
}

async function withoutWorker(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage()
}

/** Opens a page and reads it a while, as a visitor would: what it does after its paint is over before it is left. */
async function open(page: Page, url: string): Promise<{ answered: number; painted: number }> {
  await page.bringToFront()
  await page.goto(url)
  const times = await page.waitForFunction(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return painted && navigation && { answered: navigation.responseStart, painted }
  })
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), ms)), READING_MS)
  return (await times.jsonValue()) as { answered: number; painted: number }
}
