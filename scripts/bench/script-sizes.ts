import type { Page } from '@playwright/test'
import { openBrowser, SCREENS, untilReady } from './browser.ts'
import { BUDGET, formatFigure, maxPageKb } from './budgets.ts'
import { type Loaded, watchLoading } from './file-sizes.ts'
import { operateEverything, readToTheEnd } from './operate.ts'
import { kindOf } from './pages.ts'
import type { Row } from './table.ts'

/**
 * How long to wait for late scripts, after the page is "ready offline" (has stored the whole site) or after the last
 * operation.
 */
const SETTLE_MS = 1500

export const UNTOUCHED_BUDGETS: Row = { 'JS kB untouched': `≤ ${BUDGET.untouchedScriptKb}` }

/**
 * Measures the scripts that a phone's first visit loads until the whole site is stored on the phone ("ready offline"),
 * before anything is touched.
 */
export async function untouchedScriptFigures(origin: string, path: string, chromePath: string): Promise<Row> {
  return onFirstVisit(origin + path, chromePath, async (loaded) => ({
    'JS kB untouched': formatFigure(loaded().scriptKb, BUDGET.untouchedScriptKb, 1),
  }))
}

/**
 * Measures scripts and all files of a phone's first visit at three moments: before anything is touched, after scrolling
 * through the page, and after operating everything on the page. Returns undefined for pages without a budget for
 * operated scripts.
 */
export async function operatedScriptFigures(
  origin: string,
  path: string,
  chromePath: string,
): Promise<Row | undefined> {
  const kind = kindOf(path)
  if (!isOperated(kind)) return undefined
  return onFirstVisit(origin + path, chromePath, async (loaded, page) => {
    const untouched = loaded()
    await readToTheEnd(page)
    const read = loaded()
    await operateEverything(page)
    await page.waitForTimeout(SETTLE_MS)
    const operated = loaded()
    return {
      'JS kB untouched': formatFigure(untouched.scriptKb, BUDGET.untouchedScriptKb, 1),
      read: read.scriptKb.toFixed(1),
      operated: formatFigure(operated.scriptKb, BUDGET.operatedScriptKb[kind], 1),
      'all kB untouched': formatFigure(untouched.allKb, maxPageKb(path)),
      'all read': read.allKb.toFixed(0),
      'all operated': operated.allKb.toFixed(0),
    }
  })
}

function isOperated(kind: string): kind is keyof typeof BUDGET.operatedScriptKb {
  return kind in BUDGET.operatedScriptKb
}

/** Opens a page on a new device, waits until the page loads nothing more by itself, and then calls `look`. */
async function onFirstVisit<Figures>(
  url: string,
  chromePath: string,
  look: (loaded: () => Loaded, page: Page) => Promise<Figures>,
): Promise<Figures> {
  const browser = await openBrowser(chromePath)
  try {
    const page = await (await browser.newContext(SCREENS.phone)).newPage()
    const loaded = watchLoading(page)
    await page.goto(url)
    await untilReady(page)
    await page.waitForTimeout(SETTLE_MS)
    return await look(loaded, page)
  } finally {
    await browser.close()
  }
}
