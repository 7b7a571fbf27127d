import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { within } from './budgets.ts'
import { changedWord } from './changed-word.ts'
import { cutVisit } from './cut-visit.ts'
import { kilobytes, SITE } from './loaded.ts'
import { median } from './median.ts'
import { offlinePaint } from './offline-paint.ts'
import { type ReadyFigures, readyOffline } from './ready-offline.ts'
import type { LinkSpeed } from './slow-link.ts'
import type { Rows } from './table.ts'

/** Seconds, and how much longer than one plain request for the same bytes it may take. */
interface Budget {
  textS: number
  readyS: number
  ratio?: number
}

const ROUNDS = 3

const LINKS: readonly (LinkSpeed & { budget: Budget })[] = [
  { name: '10 Mbps, 40 ms', rttMs: 40, downKbps: 10_000, budget: { textS: 1, readyS: 2, ratio: 2.2 } },
  { name: '1.6 Mbps, 150 ms', rttMs: 150, downKbps: 1600, budget: { textS: 3, readyS: 6.5, ratio: 1.4 } },
  { name: '400 kbps, 400 ms', rttMs: 400, downKbps: 400, budget: { textS: 12, readyS: 26 } },
]

const CUTS = [0.25, 0.5, 0.75]
const CHANGED_KB = 60
const PAINT_MS = 100

/** From the first visit of `path` until it can be read offline; medians. */
export async function readyFigures(port: number, path: string, chromePath: string): Promise<Rows> {
  const rows: Rows = {}
  for (const link of LINKS) {
    const visits: ReadyFigures[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await readyOffline(port, path, link, chromePath))
    const of = (figure: (visit: ReadyFigures) => number) => median(visits.map(figure))
    const { textS, readyS, ratio } = link.budget
    rows[link.name] = {
      'texts s': `${within(
        of((visit) => visit.textS),
        textS,
        2,
      )} (≤ ${textS})`,
      'ready s': `${within(
        of((visit) => visit.readyS),
        readyS,
        2,
      )} (≤ ${readyS})`,
      kB: (of((visit) => visit.bytes) / 1000).toFixed(0),
      'one request s': of((visit) => visit.plainS).toFixed(2),
      ratio: ratio
        ? `${within(
            of((visit) => visit.readyS / visit.plainS),
            ratio,
            2,
          )} (≤ ${ratio})`
        : of((visit) => visit.readyS / visit.plainS).toFixed(2),
    }
  }
  return rows
}

/** What a second visit fetches after a first one that was cut off. */
export async function cutFigures(port: number, path: string, chromePath: string): Promise<Rows> {
  const rows: Rows = {}
  for (const share of CUTS) {
    const { missing, fetched, largest } = await cutVisit(port, path, share, chromePath)
    rows[`cut at ${share * 100} %`] = {
      'missing kB': (missing / 1000).toFixed(0),
      'fetched kB': within(fetched / 1000, (missing + largest) / 1000),
      'one group more': (largest / 1000).toFixed(0),
    }
  }
  return rows
}

/** What a changed word costs a device that has the site, on pages of several kinds. */
export async function changeFigures(port: number, files: readonly string[], chromePath: string): Promise<Rows> {
  const rows: Rows = {}
  for (const file of files) {
    const { bytes, requests } = await changedWord(port, file, chromePath)
    rows[file] = { kB: `${within(bytes / 1000, CHANGED_KB)} (≤ ${CHANGED_KB})`, requests: `${requests}` }
  }
  return rows
}

/** Milliseconds to the first paint of each page, offline. */
export async function paintFigures(port: number, paths: readonly string[], chromePath: string): Promise<Rows> {
  const figures = await offlinePaint(port, paths, chromePath)
  return Object.fromEntries(
    Object.entries(figures).map(([path, { answered, painted, online }]) => [
      path,
      {
        'answered ms': answered.toFixed(0),
        'first paint ms': within(painted, PAINT_MS),
        'online, no worker': online.toFixed(0),
      },
    ]),
  )
}

/** What the whole site weighs, each file in its best encoding. */
export function wholeSite(): string {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => join(SITE, file))
    .filter((file) => statSync(file).isFile())
  return `${kilobytes(files).toFixed(1)} kB in ${files.length} files`
}
