import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'
import { laterBuild } from '../later-build.ts'
import { countingSite } from './counting-site.ts'

/** What a device that has the site fetches when a page of the next build says one word more, and in how many requests. */
export async function changedWord(
  port: number,
  file: string,
  chromePath: string,
): Promise<{ bytes: number; requests: number }> {
  const site = await countingSite(port)
  const browser = await chromium.launch({ executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const address = `http://127.0.0.1:${site.port}/outbox`
    const ready = () => page.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: 60_000 })
    await page.goto(address)
    await ready()
    await page.reload()
    await ready()
    const build = laterBuild({ [file]: (html) => html.replace('</h1>', ' mới</h1>') })
    for (const [path, content] of build) site.files.set(path, content)
    site.sent.length = 0
    await page.reload()
    await page.waitForSelector('[data-note=updateReady][data-shown]')
    const fetched = site.sent.filter(([, bytes]) => bytes > 0)
    return { bytes: fetched.reduce((sum, [, bytes]) => sum + bytes, 0), requests: site.sent.length }
  } finally {
    await browser.close()
    site.server.close()
  }
}
