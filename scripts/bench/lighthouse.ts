import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'

export interface LighthouseFigures {
  scores: string
  fcpMs: number
  lcpMs: number
  tbtMs: number
  /** Of the quickest run: what other work on the machine adds to single runs is many times this. */
  leastTbtMs: number
  cls: number
  /** Paths of the scripts that the page loaded by itself. */
  scripts: string[]
  /** Everything that the page loaded by itself, as transferred, with headers; the film apart. */
  totalKb: number
  filmKb: number
}

interface NetworkRequest {
  url: string
  resourceType: string
  transferSize: number
}

const FILM = /\.mp4$/
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's mobile preset (simulated slow 4G, 4× CPU) on a page; medians of `runs`. */
export async function lighthouseMedians(url: string, chromePath: string, runs: number): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = []
  for (let run = 0; run < runs; run++) results.push(await measureAgain(url, chromePath))
  const median = (pick: (figures: LighthouseFigures) => number) =>
    results.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] as number
  return {
    scores: results.map((figures) => figures.scores).sort()[Math.floor(runs / 2)] as string,
    fcpMs: median((figures) => figures.fcpMs),
    lcpMs: median((figures) => figures.lcpMs),
    tbtMs: median((figures) => figures.tbtMs),
    leastTbtMs: Math.min(...results.map((figures) => figures.tbtMs)),
    cls: median((figures) => figures.cls),
    scripts: results[0]?.scripts ?? [],
    totalKb: median((figures) => figures.totalKb),
    filmKb: median((figures) => figures.filmKb),
  }
}

/** Lighthouse loses a trace now and then on a busy machine; such a run says nothing about the page. */
async function measureAgain(url: string, chromePath: string, attempts = 4): Promise<LighthouseFigures> {
  try {
    return await measure(url, chromePath)
  } catch (error) {
    if (attempts === 1) throw error
    return measureAgain(url, chromePath, attempts - 1)
  }
}

async function measure(url: string, chromePath: string): Promise<LighthouseFigures> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS], logLevel: 'silent' })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: [...CATEGORIES] })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result')
    const { audits, categories } = result.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? []
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join('/'),
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      leastTbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url).pathname),
      totalKb: kilobytes(requests.filter(({ url }) => !FILM.test(url))),
      filmKb: kilobytes(requests.filter(({ url }) => FILM.test(url))),
    }
  } finally {
    chrome.kill()
  }
}

function kilobytes(requests: NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
}
