import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'
import { countingSite } from './counting-site.ts'
import { median } from './median.ts'

const ROUNDS = 5

/** Milliseconds from the start of a navigation to the first paint, with the site on the device and no network. */
export async function offlinePaint(
  port: number,
  paths: readonly string[],
  chromePath: string,
): Promise<Record<string, number>> {
  const site = await countingSite(port)
  const browser = await chromium.launch({ executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const origin = `http://127.0.0.1:${site.port}`
    await page.goto(`${origin}/outbox`)
    await page.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: 60_000 })
    site.server.closeAllConnections()
    site.server.close()
    const figures: Record<string, number> = {}
    for (const path of paths) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await page.goto(origin + path)
        const paint = await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        )
        times.push((await paint.jsonValue()) as number)
      }
      figures[path] = median(times)
    }
    return figures
  } finally {
    await browser.close()
  }
}
