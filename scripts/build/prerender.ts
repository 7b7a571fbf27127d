import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { SECURITY_EMAIL } from '#client/content/security.ts'
import { localePath } from '#contract/addresses.ts'
import { JOBS } from '../content/jobs.ts'
import { readItems } from '../content/read-items.ts'
import { withPlainSpacesInMarkup } from './bind-words.ts'
import { bootScript } from './boot-script.ts'
import { bootstrapScript, cspHash } from './bootstrap.ts'
import { closedJobTitles } from './closed-job-titles.ts'
import { SCRIPT_HASHES_FILE } from './earlier-builds.ts'
import { jobTitles } from './job-titles.ts'
import { isInFirstPackets, splitLaterStates } from './later-states.ts'
import { pageStyles } from './page-style.ts'
import { scopedName } from './scoped-name.ts'
import { securityTxt } from './security-txt.ts'
import { buildServerEntry } from './server-entry.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/**
 * Vite plugin that writes every page in every language as HTML, with the styles that the page needs inlined. It runs
 * after the client bundle, and before the service worker because the worker's list of files contains the pages. The
 * plugin also writes `boot.js`, `sitemap.xml`, `robots.txt` and `security.txt`. Beside the site it writes three files
 * for the relay: `csp.json` with the hashes of inline scripts, `closed-jobs.json` with the titles of jobs that take no
 * applications, and `job-titles.json`, in which the relay finds the job that an application names. The plugin fills
 * `sections`, which maps the file of a page to its section of the site.
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
  const bootstrap = await bootstrapScript()
  const pages = await writePages(config, siteDir, bootstrap)
  for (const { file, section } of pages) sections.set(`/${file}`, section)
  await write(siteDir, 'boot.js', bootScript(bundle))
  await write(siteDir, 'sitemap.xml', sitemapXml(pages, config.env.SITE_URL))
  await write(siteDir, 'robots.txt', robotsTxt(config.env.SITE_URL))
  await write(siteDir, '.well-known/security.txt', securityTxt(config.env.SITE_URL, SECURITY_EMAIL, new Date()))

  const distDir = path.dirname(siteDir)
  const jobs = await readItems(JOBS)
  await write(distDir, SCRIPT_HASHES_FILE, JSON.stringify([cspHash(bootstrap)]))
  await write(distDir, 'closed-jobs.json', JSON.stringify(closedJobTitles(jobs)))
  await write(distDir, 'job-titles.json', JSON.stringify(jobTitles(jobs)))
}

/** Writes all pages. Returns their entries in the page table, each with the file that was written. */
async function writePages(config: ResolvedConfig, siteDir: string, bootstrap: string) {
  const template = await readFile(path.join(config.root, 'index.html'), 'utf8')
  const fontFallbacks = await fontFallbackStyle(config.root)
  const { entry, stylesheet, folder } = await buildServerEntry(config)
  const styleOf = pageStyles(stylesheet)
  const icon = inlineIcon(stylesheet)
  const pages = entry.sitePages().map((page) => {
    const pathname = localePath(page.locale, page.path)
    return { ...page, pathname, file: htmlFile(pathname) }
  })
  for (const { locale, pathname, file } of pages) {
    const { head, root } = await entry.renderPage(pathname)
    const html = template
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace('<!--head-->', () => asServed(head))
      .replace(/<link rel="stylesheet"[^>]*>/, fontFallbacks)
      .replace('/icons/favicon.svg', icon)
      .replace(/<link rel="manifest"[^>]*>/, '')
      .replace('<!--bootstrap-->', () => `<script>${bootstrap}</script>`)
      .replace('<!--root-->', () => asServed(root))
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/>\n\s+</g, '><')
    const { styled, later } = withStyle(html, styleOf(html))
    await write(siteDir, file, styled)
    if (later) await write(siteDir, later.file, later.style)
  }
  await rm(folder, { recursive: true })
  return pages
}

/**
 * The favicon as a `data:` address, so that the icon needs no request. Otherwise browsers would fetch the icon, the
 * manifest and the manifest's icon one after another, possibly before the first paint. For the same reason pages have
 * no link to the manifest until `boot.js` adds one. The page's style already contains this address for the logo, so
 * compression reduces the second copy to a few bytes.
 * @throws if the style sheet does not contain the logo as a `data:` address.
 */
function inlineIcon(stylesheet: string): string {
  const rule = stylesheet.split(`.${scopedName('mark', 'logo.module.css')}{`)[1]
  const address = /^[^}]*url\("(data:image\/svg\+xml[^"]+)"\)/.exec(rule ?? '')?.[1]
  if (!address) throw new Error('The stylesheet does not hold the logo as a data address')
  return address
}

/**
 * The metrics of the fallback fonts as an inline style. If these `@font-face` rules arrived later with a style sheet,
 * browsers would lay out all text again.
 */
async function fontFallbackStyle(root: string): Promise<string> {
  const css = await readFile(path.join(root, 'site/theme/font-fallbacks.css'), 'utf8')
  return `<style>${css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .trim()}</style>`
}

/**
 * Inlines the style of a page. If the page would then exceed the 14 kB of `isInFirstPackets`, the rules for later
 * states such as hover go into a file of their own. The page names this file, and `boot.js` loads it.
 */
function withStyle(html: string, style: string): { styled: string; later?: { file: string; style: string } } {
  const put = (css: string) => html.replace('<!--style-->', () => `<style>${css}</style>`)
  const whole = put(style)
  if (isInFirstPackets(whole)) return { styled: whole }
  const { first, later } = splitLaterStates(style)
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8)
  const file = `assets/later-${hash}.css`
  return {
    styled: put(first).replace('<html ', `<html data-later-style="/${file}" `),
    later: { file, style: later },
  }
}

/** Converts the rendered HTML of a page or its head to the HTML that is served. */
function asServed(html: string): string {
  return withPlainSpacesInMarkup(withLowerCaseAttributes(html))
}

/**
 * Writes attribute names in lower case. React writes `hrefLang` and the like, which some programs that read HTML do not
 * know. Attributes inside of SVG stay unchanged, because their case matters.
 */
function withLowerCaseAttributes(html: string): string {
  return html.replace(/<svg\b.*?<\/svg>|<[a-z][^>]*>/gs, (markup) =>
    markup.startsWith('<svg')
      ? markup
      : markup.replace(/ ([\w-]+)(="[^"]*")?/g, (_, name: string, value = '') => ` ${name.toLowerCase()}${value}`),
  )
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
