import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../programs/find-chromium.ts'
import { READY_TIMEOUT_MS, untilReady } from './browser.ts'
import { formatFigure } from './budgets.ts'
import { startSiteProxy } from './site-proxy.ts'
import { type LinkSpeed, slowLink } from './slow-link.ts'
import type { Row, Rows } from './table.ts'

const LINK: LinkSpeed = { name: '1.6 Mbps, 150 ms', rttMs: 150, downKbps: 1600 }
/** Shares of the site that are on the device when the first visit is cut off. Each share is measured. */
const SHARES = [0.25, 0.5, 0.75]

/**
 * Measures the download of a second visit after a first visit that was cut off. The service worker downloads files in
 * groups (`#contract/group.ts`) and stores only complete groups. The second visit may therefore fetch the bytes that
 * are not on the device and, beyond them, at most the bytes of one group.
 */
export async function cutVisitFigures(port: number, path: string, chromePath: string): Promise<Rows> {
  const rows: Rows = {}
  for (const share of SHARES) rows[`cut at ${share * 100} %`] = await cutVisit(port, path, share, chromePath)
  return rows
}

/** Measures one share: a first visit that is cut off there, and a second one in the same browser profile. */
async function cutVisit(port: number, path: string, share: number, chromePath: string): Promise<Row> {
  const site = await startSiteProxy(port)
  const { server, origin } = await slowLink(site.port, LINK)
  const profile = await mkdtemp(join(tmpdir(), 'lat-bench-cut-'))
  const open = () => chromium.launchPersistentContext(profile, { executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const first = await open()
    const { total, done } = await visitUntil(first, origin + path, share)
    await first.close()
    site.sent.length = 0
    const second = await open()
    const page = await second.newPage()
    await page.goto(origin + path)
    await untilReady(page)
    await second.close()
    const groupBytes = site.sent.filter(({ path }) => path.startsWith('/groups/')).map(({ bytes }) => bytes)
    const missingBytes = total - done
    const fetchedBytes = groupBytes.reduce((sum, bytes) => sum + bytes, 0)
    const largestGroupBytes = Math.max(...groupBytes)
    return {
      'missing kB': (missingBytes / 1000).toFixed(0),
      'fetched kB': formatFigure(fetchedBytes / 1000, (missingBytes + largestGroupBytes) / 1000),
      'one group more': (largestGroupBytes / 1000).toFixed(0),
    }
  } finally {
    server.close()
    site.server.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/**
 * Opens a page and resolves when this share of the site is on the device. `done` and `total` are the bytes that the
 * service worker has stored, and those of the whole site.
 */
async function visitUntil(context: BrowserContext, address: string, share: number) {
  const page = await context.newPage()
  await page.addInitScript((share) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'site-progress' && data.done / data.total >= share) Object.assign(window, { reached: data })
    })
  }, share)
  await page.goto(address)
  const reached = await page.waitForFunction(
    () => (window as { reached?: { done: number; total: number } }).reached,
    null,
    { timeout: READY_TIMEOUT_MS },
  )
  return (await reached.jsonValue()) as { done: number; total: number }
}
