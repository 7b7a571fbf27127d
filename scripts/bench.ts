/**
 * `npm run bench [path …]`: Lighthouse medians, sizes and time to "ready offline" of the built site, beside the budgets of
 * ARCHITECTURE.md. Paths default to home and contact. Figures depend on the machine; compare within one run.
 */
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lighthouseMedians } from './bench/lighthouse.ts'
import { secondsToReady } from './bench/ready-offline.ts'
import type { LinkSpeed } from './bench/slow-link.ts'
import { buildWhenNeeded } from './build-when-needed.ts'
import { findChromium } from './find-chromium.ts'

const RUNS = 3
const PORT = 8090
const LINKS: LinkSpeed[] = [
  { name: '1.6 Mbps, 150 ms', rttMs: 150, downKbps: 1600 },
  { name: '10 Mbps, 40 ms', rttMs: 40, downKbps: 10_000 },
]

buildWhenNeeded()
const site = fileURLToPath(new URL('../dist/site', import.meta.url))
const chromium = await findChromium()
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/contact-us', '/vi', '/vi/contact-us']

Object.assign(process.env, {
  PORT: String(PORT),
  HOST: '127.0.0.1',
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'lat-bench-')),
  RATE_LIMIT_PER_MINUTE: '100000',
})
await import('#server/main.ts')

const rows: Record<string, Record<string, string>> = {
  budget: {
    scores: '100/100/100/100',
    'FCP s': '≤ 0.75',
    'LCP s': '≤ 0.90',
    'TBT ms': '≤ 50',
    CLS: '≤ 0.005',
    'HTML kB': '≤ 14',
    'JS kB': '≤ 90 (home)',
    'all kB': '≤ 200',
    'film kB': '≤ 600',
  },
}
for (const page of pages) {
  const figures = await lighthouseMedians(`http://127.0.0.1:${PORT}${page}`, chromium, RUNS)
  rows[page] = {
    scores: figures.scores,
    'FCP s': (figures.fcpMs / 1000).toFixed(2),
    'LCP s': (figures.lcpMs / 1000).toFixed(2),
    'TBT ms': `${figures.tbtMs.toFixed(0)} (${figures.leastTbtMs.toFixed(0)})`,
    CLS: figures.cls.toFixed(4),
    'HTML kB': kilobytes([htmlFile(page)]),
    'JS kB': kilobytes(figures.scripts.map((script) => path.join(site, script))),
    'all kB': figures.totalKb.toFixed(0),
    'film kB': figures.filmKb.toFixed(0),
  }
}
console.log(
  `\nLighthouse mobile, medians of ${RUNS}, for TBT also the least; HTML with inlined CSS and JS brotli, all as transferred without the film; 1 kB is 1000 bytes`,
)
console.table(rows)

const ready: Record<string, Record<string, string>> = {
  budget: { [LINKS[0]?.name as string]: '≤ 8', [LINKS[1]?.name as string]: '≤ 2' },
}
for (const page of pages.slice(0, 1)) {
  ready[page] = {}
  for (const link of LINKS) ready[page][link.name] = (await secondsToReady(PORT, page, link, chromium)).toFixed(1)
}
console.log('Seconds from the first visit to "ready offline"')
console.table(ready)

const wire = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/\.(br|gz)$/.test(file) && statSync(path.join(site, file)).isFile(),
)
const total = kilobytes(wire.map((file) => path.join(site, file)))
console.log(`Whole site, best encoding of each file: ${total} kB in ${wire.length} files`)
process.kill(process.pid, 'SIGTERM')

function htmlFile(page: string): string {
  return path.join(site, page === '/' ? 'index.html' : `${page}.html`)
}

function kilobytes(files: string[]): string {
  return (files.reduce((sum, file) => sum + wireSize(file), 0) / 1000).toFixed(1)
}

/** Bytes of a file as the relay sends it. */
function wireSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    return statSync(file).size
  }
}
