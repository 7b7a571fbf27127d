/**
 * `npm run bench [part] [path …]` measures waiting times and downloads of the built site and prints them beside their
 * budgets. "!" marks a figure over its budget.
 * Parts: `lighthouse`, `slow-visit`, `cpu`, `scripts`, `presses`, `navigation`, `offline`. Without a part all of them
 * run. The parts `presses` and `navigation` simulate a slow device that has stored the site. Without paths the bench
 * measures a page of every kind in every language, which takes about an hour.
 * The figures of `cpu` are thread time, which other work on the machine hardly changes. All other times need an idle
 * machine. Compare only figures of the same run.
 */
import { mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { changedWordFigures } from './bench/changed-word.ts'
import { CPU_BUDGETS, cpuFigures } from './bench/cpu.ts'
import { cutVisitFigures } from './bench/cut-visit.ts'
import { wholeSiteSize } from './bench/file-sizes.ts'
import { LIGHTHOUSE_BUDGETS, lighthouseFigures } from './bench/lighthouse.ts'
import { navigationFigures } from './bench/navigation.ts'
import { offlinePaintFigures } from './bench/offline-paint.ts'
import { kindOf, PAGES } from './bench/pages.ts'
import { pressFigures } from './bench/presses.ts'
import { readyOfflineFigures } from './bench/ready-offline.ts'
import { operatedScriptFigures, UNTOUCHED_BUDGETS, untouchedScriptFigures } from './bench/script-sizes.ts'
import { SLOW_VISIT_BUDGETS, slowVisitFigures } from './bench/slow-visit.ts'
import { plainTable, type Row, type Rows } from './bench/table.ts'
import { buildWhenNeeded } from './build-when-needed.ts'
import { findChromium } from './programs/find-chromium.ts'
import { WITHOUT_SERVICES } from './programs/without-services.ts'

const PORT = 8090
const ORIGIN = `http://127.0.0.1:${PORT}`
const PARTS = ['lighthouse', 'slow-visit', 'cpu', 'scripts', 'presses', 'navigation', 'offline'] as const

const given = process.argv.slice(2)
const namedPart = given[0]?.startsWith('/') ? undefined : given[0]
const parts = namedPart === undefined ? PARTS : PARTS.filter((part) => part === namedPart)
if (parts.length === 0) throw new Error(`There is no part ${namedPart}; the parts are ${PARTS.join(', ')}`)
const paths = given.filter((argument) => argument.startsWith('/'))
const pages = paths.length > 0 ? paths : PAGES

buildWhenNeeded()
const chromium = await findChromium()
// The relay reads its settings from the environment when it is imported. It then runs in this process.
Object.assign(process.env, WITHOUT_SERVICES, {
  PORT: String(PORT),
  HOST: '127.0.0.1',
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'lat-bench-')),
  RATE_LIMIT_PER_MINUTE: '100000',
  LOG_LEVEL: 'error',
})
await import('#server/main.ts')

/**
 * The parts of the bench that measure one page at a time. A table with one row for each page shows the figures of all
 * these parts.
 */
const PAGE_PARTS = [
  {
    part: 'lighthouse',
    budgets: LIGHTHOUSE_BUDGETS,
    measure: (page: string) => lighthouseFigures(ORIGIN, page, chromium),
  },
  {
    part: 'slow-visit',
    budgets: SLOW_VISIT_BUDGETS,
    measure: (page: string) => slowVisitFigures(PORT, page, chromium),
  },
  { part: 'cpu', budgets: CPU_BUDGETS, measure: (page: string) => cpuFigures(PORT, page, chromium) },
  {
    part: 'scripts',
    budgets: UNTOUCHED_BUDGETS,
    measure: (page: string) => untouchedScriptFigures(ORIGIN, page, chromium),
  },
] as const

const pageParts = PAGE_PARTS.filter(({ part }) => parts.includes(part))
if (pageParts.length > 0) {
  const rows: Rows = { budget: Object.assign({}, ...pageParts.map(({ budgets }) => budgets)) }
  for (const page of pages) {
    rows[page] = {}
    for (const { measure } of pageParts) Object.assign(rows[page], await measure(page))
    printProgress(page, rows[page])
  }
  printTable('Pages on a first visit', rows)
}
if (parts.includes('scripts')) {
  const rows: Rows = {}
  for (const page of pages) {
    const figures = await operatedScriptFigures(ORIGIN, page, chromium)
    if (!figures) continue
    rows[page] = figures
    printProgress(page, figures)
  }
  printTable('Downloads of pages untouched, read to the end, and with everything operated', rows)
}
if (parts.includes('presses')) printTable('From press to visible answer', await pressFigures(ORIGIN, pages, chromium))
if (parts.includes('navigation'))
  printTable('From press to the next page', await navigationFigures(ORIGIN, pages, chromium))
if (parts.includes('offline')) {
  const first = pages[0] ?? '/'
  // Leave out the not-found page. It is measured at `/no-such-page`, an address that does not exist, so no file has
  // this name.
  const files = pages.filter((page) => page !== '/' && kindOf(page) !== 'notFound').map((page) => `${page}.html`)
  printTable(
    `From the first visit of ${first} to its texts and to everything on the device`,
    await readyOfflineFigures(PORT, first, chromium),
  )
  printTable(
    'Download of a second visit after a first one that was cut off',
    await cutVisitFigures(PORT, first, chromium),
  )
  printTable(
    'Download after one changed word, for a device that has the site',
    await changedWordFigures(PORT, files, chromium),
  )
  printTable('From navigation to first paint, offline', await offlinePaintFigures(PORT, pages, chromium))
  console.log(`Whole site, best encoding of each file: ${wholeSiteSize()}`)
}
const [, , load = 0] = loadavg()
console.log(`\nLoad average of the last 15 minutes: ${load.toFixed(1)} (the bench itself is 1 to 2)`)
process.kill(process.pid, 'SIGTERM')

/**
 * Prints a table as soon as it is complete, so that a failure of a later part does not lose it. Prints nothing if the
 * part has measured none of the pages.
 */
function printTable(title: string, rows: Rows): void {
  if (Object.keys(rows).length === 0) return
  console.log(`\n${title}\n\n${plainTable(rows)}\n`)
}

/** Prints the figures of a page as soon as they are measured: a run may take an hour. */
function printProgress(page: string, figures: Row): void {
  console.log(
    `${page}: ${Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', ')}`,
  )
}
