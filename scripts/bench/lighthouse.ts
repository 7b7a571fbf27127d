import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS } from '../programs/find-chromium.ts'
import { BUDGET, formatFigure, maxPageKb } from './budgets.ts'
import { fileAt, kilobytes } from './file-sizes.ts'
import { median, medianScores, withRetries } from './repeat.ts'
import type { Row } from './table.ts'

const RUNS = 3

export const LIGHTHOUSE_BUDGETS: Row = {
  scores: '100/100/100/100',
  'FCP s': `≤ ${BUDGET.fcpS}`,
  'LCP s': `≤ ${BUDGET.lcpS}`,
  'TBT ms (least)': `≤ ${BUDGET.tbtMs}`,
  CLS: `≤ ${BUDGET.cls}`,
  'HTML kB': `≤ ${BUDGET.htmlKb}`,
  'all kB': `≤ ${BUDGET.pageKb}`,
  'film kB': `≤ ${BUDGET.filmKb}`,
}

interface Figures {
  /** The scores from 0 to 100, in the order of `CATEGORIES`. */
  scores: number[]
  fcpS: number
  lcpS: number
  tbtMs: number
  cls: number
  /** Everything that the page loaded except the film, as transferred, with headers. */
  totalKb: number
  filmKb: number
}

interface NetworkRequest {
  url: string
  transferSize: number
}

const FILM = /\.mp4$/
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Runs Lighthouse's mobile preset (simulated slow 4G, 4× CPU slowdown) on a page and returns medians. For TBT it also
 * returns the least value, because other work on the machine can multiply the TBT of a single run.
 */
export async function lighthouseFigures(origin: string, path: string, chromePath: string): Promise<Row> {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await withRetries(() => measure(origin + path, chromePath)))
  const medianOf = (figure: Exclude<keyof Figures, 'scores'>) => median(runs.map((figures) => figures[figure]))
  const leastTbtMs = Math.min(...runs.map(({ tbtMs }) => tbtMs))
  return {
    scores: medianScores(runs.map(({ scores }) => scores)),
    'FCP s': formatFigure(medianOf('fcpS'), BUDGET.fcpS, 2),
    'LCP s': formatFigure(medianOf('lcpS'), BUDGET.lcpS, 2),
    'TBT ms (least)': `${medianOf('tbtMs').toFixed(0)} (${formatFigure(leastTbtMs, BUDGET.tbtMs)})`,
    CLS: formatFigure(medianOf('cls'), BUDGET.cls, 4),
    'HTML kB': formatFigure(kilobytes([fileAt(path)]), BUDGET.htmlKb, 1),
    'all kB': formatFigure(medianOf('totalKb'), maxPageKb(path)),
    'film kB': formatFigure(medianOf('filmKb'), BUDGET.filmKb),
  }
}

async function measure(url: string, chromePath: string): Promise<Figures> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS], logLevel: 'silent' })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      // Lighthouse would otherwise refuse the not-found page because of its status 404.
      ignoreStatusCode: true,
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result')
    const { audits, categories } = result.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? []
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      fcpS: value('first-contentful-paint') / 1000,
      lcpS: value('largest-contentful-paint') / 1000,
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      totalKb: transferredKb(requests.filter(({ url }) => !FILM.test(url))),
      filmKb: transferredKb(requests.filter(({ url }) => FILM.test(url))),
    }
  } finally {
    chrome.kill()
  }
}

function transferredKb(requests: NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
}
