import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'
import { type CountingSite, countingSite } from './counting-site.ts'
import { type LinkSpeed, slowLink } from './slow-link.ts'

const LINK: LinkSpeed = { name: '1.6 Mbps, 150 ms', rttMs: 150, downKbps: 1600 }

export interface CutFigures {
  /** Of the groups: what the first visit stored, what was missing, what the second fetched, the largest group. */
  missing: number
  fetched: number
  largest: number
}

/** A first visit that is cut off once `share` of the site is on the device, and a second one on the same device. */
export async function cutVisit(port: number, path: string, share: number, chromePath: string): Promise<CutFigures> {
  const site = await countingSite(port)
  const { server, origin } = await slowLink(site.port, LINK)
  const profile = await mkdtemp(join(tmpdir(), 'lat-bench-cut-'))
  const open = () => chromium.launchPersistentContext(profile, { executablePath: chromePath, args: CHROMIUM_FLAGS })
  try {
    const first = await open()
    const { total, done } = await untilShare(first, origin + path, share)
    await first.close()
    site.sent.length = 0
    const second = await open()
    const page = await second.newPage()
    await page.goto(origin + path)
    await page.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: 180_000 })
    await second.close()
    const groups = groupBytes(site)
    return {
      missing: total - done,
      fetched: groups.reduce((sum, bytes) => sum + bytes, 0),
      largest: Math.max(...groups),
    }
  } finally {
    server.close()
    site.server.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function untilShare(context: BrowserContext, address: string, share: number) {
  const page = await context.newPage()
  await page.addInitScript((wanted) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'site-progress' && data.done / data.total >= wanted) Object.assign(window, { reached: data })
    })
  }, share)
  await page.goto(address)
  const reached = await page.waitForFunction(
    () => (window as { reached?: { done: number; total: number } }).reached,
    null,
    {
      timeout: 180_000,
    },
  )
  return (await reached.jsonValue()) as { done: number; total: number }
}

function groupBytes({ sent }: CountingSite): number[] {
  return sent.filter(([path]) => path.startsWith('/groups/')).map(([, bytes]) => bytes)
}
