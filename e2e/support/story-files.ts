import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'

const ASSETS = new URL('../../dist/site/assets/', import.meta.url)

/** What a script of the built site asks for by the name of its source, and the file that has it. */
const IMPORT = /case-studies\/([\w-]+\/\w+)\.json["'`]:.+?import\(["'`]\.\/([\w-]+\.js)/g

const scripts = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ path: `/assets/${name}`, source: readFileSync(new URL(name, ASSETS), 'utf8') }))

/** The files with the stories, by `slug/locale`. */
const stories = new Map(
  scripts.flatMap(({ source }) => [...source.matchAll(IMPORT)].map(([, name, file]) => [name, `/assets/${file}`])),
)

/** The file of the built site that sets markdown: the one that knows the names of its elements. */
export const MARKDOWN_FILE = fileThatSetsMarkdown()

/** The file of the built site with a story in one language. */
export function storyFile(slug: string, locale: Locale): string {
  const file = stories.get(`${slug}/${locale}`)
  if (!file) throw new Error(`No file of the build has the story ${slug}/${locale}`)
  return file
}

/** Notes what a page asks for from now on, of stories (`slug/locale`) and of what sets them (`markdown`), in order. */
export function watchStoryFiles(page: Page): string[] {
  const names = new Map([[MARKDOWN_FILE, 'markdown']])
  for (const [name, file] of stories) names.set(file, `${name}`)
  const asked: string[] = []
  page.on('request', (request) => {
    const name = names.get(new URL(request.url()).pathname)
    // A script is fetched first and imported then, from the browser's cache.
    if (name && !asked.includes(name)) asked.push(name)
  })
  return asked
}

function fileThatSetsMarkdown(): string {
  const [file, ...more] = scripts.filter(({ source }) => source.includes('thematicBreak'))
  if (!file || more.length > 0) throw new Error(`${more.length + (file ? 1 : 0)} files of the build set markdown`)
  return file.path
}
