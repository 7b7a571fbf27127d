import { laterBuild } from '../build/later-build.ts'
import { openBrowser, untilReady } from './browser.ts'
import { formatFigure } from './budgets.ts'
import { startSiteProxy } from './site-proxy.ts'
import type { Row, Rows } from './table.ts'

/** Budget of the download, in kB. */
const MAX_KB = 60

/**
 * Measures how much a device that has stored the site downloads when a later build adds a word to one page. The result
 * has a row for each page in `files`.
 */
export async function changedWordFigures(port: number, files: readonly string[], chromePath: string): Promise<Rows> {
  const rows: Rows = {}
  for (const file of files) rows[file] = await downloadAfterChange(port, file, chromePath)
  return rows
}

/** Measures one page: stores the site, lets a new build change the page, and counts what the device then downloads. */
async function downloadAfterChange(port: number, file: string, chromePath: string): Promise<Row> {
  const site = await startSiteProxy(port)
  const browser = await openBrowser(chromePath)
  try {
    const page = await browser.newPage()
    await page.goto(`${site.origin}/outbox`)
    await untilReady(page)
    // The site is opened once more from the device, so that nothing of the first visit is counted.
    await page.reload()
    await untilReady(page)
    const build = laterBuild({ [file]: (html) => html.replace('</h1>', ' mới</h1>') })
    for (const [path, content] of build) site.files.set(path, content)
    site.sent.length = 0
    await page.reload()
    await page.waitForSelector('[data-note=updateReady][data-shown]')
    const sentBytes = site.sent.reduce((sum, { bytes }) => sum + bytes, 0)
    return { kB: `${formatFigure(sentBytes / 1000, MAX_KB)} (≤ ${MAX_KB})`, requests: `${site.sent.length}` }
  } finally {
    await browser.close()
    site.server.close()
  }
}
