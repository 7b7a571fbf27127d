import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'
import { type LinkSpeed, slowLink } from './slow-link.ts'

/** Seconds from opening `path` for the first time over `link` until every page can be read offline. */
export async function secondsToReady(port: number, path: string, link: LinkSpeed, chromePath: string): Promise<number> {
  const { server, origin } = await slowLink(port, link)
  const browser = await chromium.launch({ executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const start = performance.now()
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: 180_000 })
    return (performance.now() - start) / 1000
  } finally {
    await browser.close()
    server.close()
  }
}
