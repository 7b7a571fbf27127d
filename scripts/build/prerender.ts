import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { SECURITY_EMAIL } from '#client/content/security.ts'
import { localePath } from '#contract/addresses.ts'
import { CLOSED_JOBS_FILE, JOB_TITLES_FILE, SCRIPT_HASHES_FILE } from '#server/build-files.ts'
import { JOBS } from '../content/jobs.ts'
import { readItems } from '../content/read-items.ts'
import { bootScript } from './boot-script.ts'
import { closedJobTitles } from './closed-job-titles.ts'
import { cspHash, inlineScript } from './inline-script.ts'
import { jobTitles } from './job-titles.ts'
import { loadTemplate } from './page-template.ts'
import { securityTxt } from './security-txt.ts'
import { buildServerEntry } from './server-entry.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/**
 * Vite plugin that writes every page in every language as HTML, with the styles that the page needs inlined. It runs
 * after the client bundle, and before the service worker because the worker's list of files contains the pages. The
 * plugin also writes `boot.js`, `sitemap.xml`, `robots.txt` and `security.txt`. Beside the site it writes three files
 * for the relay (`server/build-files.ts`): the hashes of inline scripts, the titles of jobs that take no applications,
 * and a table in which the relay finds the job that an application names. The plugin fills `sections`, which maps the
 * file of a page to its section of the site.
 */
export function prerender(sections: Map<string, string>): Plugin {
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle | undefined
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_options, written) {
      bundle = written
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error?: Error) {
        // If no bundle was written, the build has failed and Vite prints the reason.
        if (error || !bundle) return
        await writeSite(config, bundle, sections)
      },
    },
  }
}

async function writeSite(
  config: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  sections: Map<string, string>,
): Promise<void> {
  const siteDir = path.resolve(config.root, config.build.outDir)
  const script = await inlineScript()
  const pages = await writePages(config, siteDir, script)
  for (const { file, section } of pages) sections.set(`/${file}`, section)
  await write(siteDir, 'boot.js', bootScript(bundle))
  await write(siteDir, 'sitemap.xml', sitemapXml(pages, config.env.SITE_URL))
  await write(siteDir, 'robots.txt', robotsTxt(config.env.SITE_URL))
  await write(siteDir, '.well-known/security.txt', securityTxt(config.env.SITE_URL, SECURITY_EMAIL, new Date()))

  const distDir = path.dirname(siteDir)
  const jobs = await readItems(JOBS)
  await write(distDir, SCRIPT_HASHES_FILE, JSON.stringify([cspHash(script)]))
  await write(distDir, CLOSED_JOBS_FILE, JSON.stringify(closedJobTitles(jobs)))
  await write(distDir, JOB_TITLES_FILE, JSON.stringify(jobTitles(jobs)))
}

/**
 * Writes all pages, with `script` as their inline script. Returns their entries in the page table, each with the file
 * that was written.
 */
async function writePages(config: ResolvedConfig, siteDir: string, script: string) {
  const { entry, stylesheet, folder } = await buildServerEntry(config)
  const fillTemplate = await loadTemplate(config.root, stylesheet, script)
  const pages = entry.sitePages().map((page) => {
    const pathname = localePath(page.locale, page.path)
    return { ...page, pathname, file: htmlFile(pathname) }
  })
  for (const { locale, pathname, file } of pages) {
    const { html, laterStyle } = fillTemplate(locale, await entry.renderPage(pathname))
    await write(siteDir, file, html)
    if (laterStyle) await write(siteDir, laterStyle.file, laterStyle.css)
  }
  await rm(folder, { recursive: true })
  return pages
}

/** The file of a page by its path: `/` → `index.html`, `/vi` → `vi.html`, `/vi/about-us` → `vi/about-us.html`. */
function htmlFile(urlPath: string): string {
  return urlPath === '/' ? 'index.html' : `${urlPath.slice(1)}.html`
}

async function write(dir: string, file: string, content: string): Promise<void> {
  const target = path.join(dir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}
