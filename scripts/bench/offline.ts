import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { within } from './budgets.ts'
import { kilobytes, SITE } from './loaded.ts'
import { secondsToReady } from './ready-offline.ts'
import type { LinkSpeed } from './slow-link.ts'
import type { Row, Rows } from './table.ts'

const LINKS: readonly (LinkSpeed & { budgetS: number })[] = [
  { name: '1.6 Mbps, 150 ms', rttMs: 150, downKbps: 1600, budgetS: 8 },
  { name: '10 Mbps, 40 ms', rttMs: 40, downKbps: 10_000, budgetS: 2 },
]

/** Seconds from the first visit to "ready offline". */
export async function offlineFigures(port: number, path: string, chromePath: string): Promise<Rows> {
  const row: Row = {}
  for (const link of LINKS) row[link.name] = within(await secondsToReady(port, path, link, chromePath), link.budgetS, 1)
  return { budget: Object.fromEntries(LINKS.map(({ name, budgetS }) => [name, `≤ ${budgetS}`])), [path]: row }
}

/** What the whole site weighs, each file in its best encoding. */
export function wholeSite(): string {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => join(SITE, file))
    .filter((file) => statSync(file).isFile())
  return `${kilobytes(files).toFixed(1)} kB in ${files.length} files`
}
