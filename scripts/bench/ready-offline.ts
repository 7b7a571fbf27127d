import { createServer } from 'node:http'
import { openBrowser, READY_TIMEOUT_MS } from './browser.ts'
import { formatFigure } from './budgets.ts'
import { listen } from './listen.ts'
import { median } from './repeat.ts'
import { startSiteProxy } from './site-proxy.ts'
import { type LinkSpeed, slowLink } from './slow-link.ts'
import type { Rows } from './table.ts'

const ROUNDS = 3

/**
 * The measured links and their limits. `maxTextS` limits the seconds until the texts are stored on the device.
 * `maxReadyS` limits the seconds until the whole site is stored. `maxRatio` limits how many times as long this takes as
 * one plain request for the same number of bytes (infinite: no limit).
 */
const LINKS: readonly (LinkSpeed & { maxTextS: number; maxReadyS: number; maxRatio: number })[] = [
  { name: '10 Mbps, 40 ms', rttMs: 40, downKbps: 10_000, maxTextS: 1, maxReadyS: 2, maxRatio: 2.2 },
  { name: '1.6 Mbps, 150 ms', rttMs: 150, downKbps: 1600, maxTextS: 3, maxReadyS: 6.5, maxRatio: 1.4 },
  {
    name: '400 kbps, 400 ms',
    rttMs: 400,
    downKbps: 400,
    maxTextS: 12,
    maxReadyS: 26,
    maxRatio: Number.POSITIVE_INFINITY,
  },
]

/**
 * Measures the seconds from the first visit of `path` until all texts in its language are stored on the device, and the
 * seconds until the whole site is stored. For comparison it measures one plain request over the same link, for as many
 * bytes as the visit has loaded. Returns medians.
 */
export async function readyOfflineFigures(port: number, path: string, chromePath: string): Promise<Rows> {
  const rows: Rows = {}
  for (const link of LINKS) {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await firstVisit(port, path, link, chromePath))
    const medianOf = (figure: (visit: Visit) => number) => median(visits.map(figure))
    const limited = (max: number, figure: (visit: Visit) => number) =>
      formatFigure(medianOf(figure), max, 2) + (Number.isFinite(max) ? ` (≤ ${max})` : '')
    rows[link.name] = {
      'texts s': limited(link.maxTextS, ({ textS }) => textS),
      'ready s': limited(link.maxReadyS, ({ readyS }) => readyS),
      kB: (medianOf(({ bytes }) => bytes) / 1000).toFixed(0),
      'one request s': medianOf(({ plainS }) => plainS).toFixed(2),
      ratio: limited(link.maxRatio, ({ readyS, plainS }) => readyS / plainS),
    }
  }
  return rows
}

interface Visit {
  textS: number
  readyS: number
  /** Bytes that the site has sent until "ready offline", without the film. */
  bytes: number
  /** Seconds of one plain request for `bytes` over the same link. */
  plainS: number
}

/** Times the first visit of a new browser over the link. */
async function firstVisit(port: number, path: string, link: LinkSpeed, chromePath: string): Promise<Visit> {
  const site = await startSiteProxy(port)
  const { server, origin } = await slowLink(site.port, link)
  const browser = await openBrowser(chromePath)
  try {
    const page = await browser.newPage()
    const start = performance.now()
    await page.goto(origin + path, { waitUntil: 'commit' })
    const secondsUntil = async (selector: string) => {
      await page.waitForSelector(selector, { state: 'attached', timeout: READY_TIMEOUT_MS })
      return (performance.now() - start) / 1000
    }
    const textS = await secondsUntil('html[data-offline]')
    const readyS = await secondsUntil('html[data-offline="ready"]')
    const sent = site.sent.filter(({ path }) => !path.endsWith('.mp4'))
    const bytes = sent.reduce((sum, file) => sum + file.bytes, 0)
    return { textS, readyS, bytes, plainS: await secondsForBytes(bytes, link) }
  } finally {
    await browser.close()
    server.close()
    site.server.close()
  }
}

/** Downloads `bytes` with one plain request over the link and returns the time. */
async function secondsForBytes(bytes: number, link: LinkSpeed): Promise<number> {
  const source = createServer((_request, response) => response.end(Buffer.alloc(bytes)))
  const { server, origin } = await slowLink(await listen(source), link)
  const start = performance.now()
  await (await fetch(origin)).arrayBuffer()
  server.close()
  source.close()
  return (performance.now() - start) / 1000
}
