import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { type CaseStudy, readCaseStudies } from './case-studies.ts'

const ASSETS = new URL('../../dist/site/assets/', import.meta.url)

const scripts = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ path: `/assets/${name}`, source: readFileSync(new URL(name, ASSETS), 'utf8') }))

/** The file of the built site that sets markdown: the one that knows the names of its elements. */
export const MARKDOWN_FILE = onlyOne('what sets markdown', 'thematicBreak')

/** The file of the built site with a story in one language. */
export function storyFile({ slug, texts }: CaseStudy, locale: Locale): string {
  return onlyOne(`${slug}/${locale}`, texts[locale].challenge.slice(0, 40))
}

/** Notes what a page asks for from now on, of stories (`slug/locale`) and of what sets them (`markdown`), in order. */
export async function watchStoryFiles(page: Page): Promise<string[]> {
  const caseStudies = await readCaseStudies()
  const names = new Map([[MARKDOWN_FILE, 'markdown']])
  for (const caseStudy of caseStudies)
    for (const locale of LOCALES) names.set(storyFile(caseStudy, locale), `${caseStudy.slug}/${locale}`)
  const asked: string[] = []
  page.on('request', (request) => {
    const name = names.get(new URL(request.url()).pathname)
    if (name) asked.push(name)
  })
  return asked
}

function onlyOne(name: string, sign: string): string {
  const [file, ...more] = scripts.filter(({ source }) => source.includes(sign))
  if (!file || more.length > 0) throw new Error(`${more.length + (file ? 1 : 0)} files of the build have ${name}`)
  return file.path
}
