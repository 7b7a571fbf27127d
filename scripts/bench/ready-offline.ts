import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'
import { countingSite } from './counting-site.ts'
import { type LinkSpeed, slowLink } from './slow-link.ts'

export interface ReadyFigures {
  /** Seconds from opening the page until all texts in its language are on the device, and until everything is. */
  textS: number
  readyS: number
  /** What was sent until then without the film, and the seconds that one plain request for as much takes over the same link. */
  bytes: number
  plainS: number
}

/** Opens `path` for the first time over `link`, and then fetches as many bytes in one piece. */
export async function readyOffline(
  port: number,
  path: string,
  link: LinkSpeed,
  chromePath: string,
): Promise<ReadyFigures> {
  const site = await countingSite(port)
  const { server, origin } = await slowLink(site.port, link)
  const browser = await chromium.launch({ executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    await page.goto(origin + path, { waitUntil: 'commit' })
    const reached = async (selector: string) => {
      await page.waitForSelector(selector, { state: 'attached', timeout: 180_000 })
      return seconds()
    }
    const textS = await reached('html[data-offline]')
    const readyS = await reached('html[data-offline="ready"]')
    // The film comes afterwards.
    const sent = site.sent.filter(([file]) => !file.endsWith('.mp4'))
    const bytes = sent.reduce((sum, [, count]) => sum + count, 0)
    return { textS, readyS, bytes, plainS: await secondsForBytes(bytes, link) }
  } finally {
    await browser.close()
    server.close()
    site.server.close()
  }
}

async function secondsForBytes(bytes: number, link: LinkSpeed): Promise<number> {
  const source = createServer((_asked, answer) => answer.end(Buffer.alloc(bytes)))
  source.listen(0, '127.0.0.1')
  await once(source, 'listening')
  const { server, origin } = await slowLink((source.address() as AddressInfo).port, link)
  const start = performance.now()
  await (await fetch(origin)).arrayBuffer()
  server.close()
  source.close()
  return (performance.now() - start) / 1000
}
