import { readdirSync, readFileSync } from 'node:fs'
import type { CaseStudyTexts } from '#client/content/case-study.ts'
import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import type { Locale } from '#contract/locale.ts'

const FOLDERS = new URL('../../../client/content/case-studies/', import.meta.url)

export interface CaseStudyFolder {
  client: string
  cover: CaseStudyCover
  title: (locale: Locale) => string
}

/** What artworks need of every case study, by slug, as the content folders have it: the client's own lists need a bundler. */
export const caseStudies: ReadonlyMap<string, CaseStudyFolder> = new Map(
  await Promise.all(readdirSync(FOLDERS).toSorted().map(readFolder)),
)

async function readFolder(slug: string): Promise<[string, CaseStudyFolder]> {
  const { caseStudy, cover } = await import(new URL(`${slug}/case-study.ts`, FOLDERS).href)
  const title = (locale: Locale) => {
    const texts = readFileSync(new URL(`${slug}/${locale}.json`, FOLDERS), 'utf8')
    return (JSON.parse(texts) as CaseStudyTexts).title
  }
  return [slug, { client: caseStudy.client, cover, title }]
}
