import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { SECURITY_EMAIL } from '#client/content/security.ts'
import { localePath } from '#contract/addresses.ts'
import { JOBS } from '../content/jobs.ts'
import { readItems } from '../content/read-items.ts'
import { bootstrapScript, cspHash } from './bootstrap.ts'
import { closedJobTitles } from './closed-job-titles.ts'
import { jobTitles } from './job-titles.ts'
import { isInFirstPackets, partLaterStates } from './later-states.ts'
import { pageStyles } from './page-style.ts'
import { scopedName } from './scoped-name.ts'
import { securityTxt } from './security-txt.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'
import { splitHead } from './split-head.ts'
import { styleLayers } from './style-layers.ts'
import { plainSpacesOffThePage, typesetting } from './typesetting.ts'

type ServerEntry = typeof import('../../client/entry-server.tsx')

/**
 * Writes every page in every language as HTML after the client bundle, with all styles it needs inlined, and what belongs to
 * them: `boot.js`, `sitemap.xml`, `robots.txt` and, beside the site and for the relay, `csp.json` with the hashes of inline
 * scripts, `closed-jobs.json` with the titles of jobs that take no applications, and `job-titles.json` with what mails call jobs.
 * Runs before the service worker is built, so that the pages are in its precache manifest. Notes in `sections` which section of the
 * site the file of each page belongs to.
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
        // Without a written bundle the build has failed and says why itself.
        if (error || !bundle) return
        await writePages(config, bundle, sections)
      },
    },
  }
}

async function writePages(
  config: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  sections: Map<string, string>,
): Promise<void> {
  const siteDir = path.resolve(config.root, config.build.outDir)
  const template = await readFile(path.join(config.root, 'index.html'), 'utf8')
  const bootstrap = bootstrapScript()
  const fontFallbacks = await fontFallbackStyle(config.root)
  const { serverDir, stylesheet } = await buildServerEntry(config)
  const styleOf = pageStyles(stylesheet)
  const icon = inlineIcon(stylesheet)
  const { sitePages, renderPage }: ServerEntry = await import(
    pathToFileURL(path.join(serverDir, 'entry-server.js')).href
  )
  for (const page of sitePages()) {
    const pathname = localePath(page.locale, page.path)
    const file = htmlFile(pathname)
    sections.set(`/${file}`, page.section)
    const { html: content } = await renderPage(pathname)
    const { head, root } = splitHead(plainSpacesOffThePage(withLowerCaseAttributes(content)))
    const html = template
      .replace('<html lang="en">', `<html lang="${page.locale}">`)
      .replace('<!--head-->', () => head)
      .replace(/<link rel="stylesheet"[^>]*>/, fontFallbacks)
      .replace('/icons/favicon.svg', icon)
      .replace(/<link rel="manifest"[^>]*>/, '')
      .replace('<!--bootstrap-->', () => `<script>${bootstrap}</script>`)
      .replace('<!--root-->', () => root)
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/>\n\s+</g, '><')
    const { styled, later } = withStyle(html, styleOf(html))
    await write(siteDir, file, styled)
    if (later) await write(siteDir, later.file, later.style)
  }

  await rm(serverDir, { recursive: true })

  await write(siteDir, 'boot.js', bootScript(bundle))
  await write(siteDir, 'sitemap.xml', sitemapXml(sitePages(), config.env.SITE_URL))
  await write(siteDir, 'robots.txt', robotsTxt(config.env.SITE_URL))
  await write(siteDir, '.well-known/security.txt', securityTxt(config.env.SITE_URL, SECURITY_EMAIL, new Date()))
  await write(path.dirname(siteDir), 'csp.json', JSON.stringify([cspHash(bootstrap)]))
  const jobs = await readItems(JOBS)
  await write(path.dirname(siteDir), 'closed-jobs.json', JSON.stringify(closedJobTitles(jobs)))
  await write(path.dirname(siteDir), 'job-titles.json', JSON.stringify(jobTitles(jobs)))
}

/**
 * The favicon as an address that needs no request: the logo's, as the stylesheet has it, so that it compresses to nothing.
 * Browsers fetch icon, manifest and the manifest's icon one after another, and before the first paint if they can: the
 * manifest's link is set by `boot.js` for the same reason.
 */
function inlineIcon(stylesheet: string): string {
  const rule = stylesheet.split(`.${scopedName('mark', 'logo.module.css')}{`)[1]
  const address = /^[^}]*url\("(data:image\/svg\+xml[^"]+)"\)/.exec(rule ?? '')?.[1]
  if (!address) throw new Error('The stylesheet does not hold the logo as a data address')
  return address
}

/**
 * The measures of the fallback fonts, inline on every page and in no stylesheet: `@font-face` rules that arrive later
 * make browsers lay out all text anew.
 */
async function fontFallbackStyle(root: string): Promise<string> {
  const css = await readFile(path.join(root, 'site/theme/font-fallbacks.css'), 'utf8')
  return `<style>${css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .trim()}</style>`
}

/**
 * A page with its style inside. One that would not come with the first packets leaves out what can wait, and names the file
 * that `boot.js` brings that with.
 */
function withStyle(html: string, style: string): { styled: string; later?: { file: string; style: string } } {
  const put = (css: string) => html.replace('<!--style-->', () => `<style>${css}</style>`)
  const whole = put(style)
  if (isInFirstPackets(whole)) return { styled: whole }
  const { first, later } = partLaterStates(style)
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8)
  const file = `assets/later-${hash}.css`
  return {
    styled: put(first).replace('<html ', `<html data-later-style="/${file}" `),
    later: { file, style: later },
  }
}

/** The only file of a fixed name that knows hashed names: pages stay as they are when a script changes. */
function bootScript(bundle: Rolldown.OutputBundle): string {
  const main = fileOf(bundle, (_file, chunk) => chunk.type === 'chunk' && chunk.isEntry)
  const chunk = bundle[main] as Rolldown.OutputChunk
  const files = [...chunk.imports, main]
  const stylesheets = files.flatMap((file) => [
    ...((bundle[file] as Rolldown.OutputChunk).viteMetadata?.importedCss ?? []),
  ])
  return [
    `const link=(rel,href)=>document.head.append(Object.assign(document.createElement('link'),{rel,href}));`,
    ...stylesheets.map((file) => `link('stylesheet','/${file}');`),
    `const later=document.documentElement.dataset.laterStyle;later&&link('stylesheet',later);`,
    `link('manifest',({vi:'/vi'}[document.documentElement.lang]??'')+'/manifest.webmanifest');`,
    `const files=${JSON.stringify(files.map((file) => `/${file}`))};`,
    // Browsers remember a script that could not be imported: what is not on the device is fetched before.
    `navigator.serviceWorker?.controller||await Promise.all(files.map(async file=>{const reply=await fetch(file);if(!reply.ok)throw file;await reply.blob()}));`,
    // One file a task: a slow phone answers taps in between.
    `for(const file of files){await import(file);await new Promise(done=>setTimeout(done))}\n`,
  ].join('')
}

function fileOf(
  bundle: Rolldown.OutputBundle,
  isWanted: (file: string, output: Rolldown.OutputChunk | Rolldown.OutputAsset) => boolean,
): string {
  const found = Object.entries(bundle).filter(([file, output]) => isWanted(file, output))
  if (found.length !== 1)
    throw new Error(`Expected one file, found ${found.map(([file]) => file).join(', ') || 'none'}`)
  return (found[0] as [string, unknown])[0]
}

/** Builds the server entry with its lazy chunks into a new folder, and gives that, and the styles of everything that is rendered. */
async function buildServerEntry(config: ResolvedConfig): Promise<{ serverDir: string; stylesheet: string }> {
  const cacheDir = path.resolve(config.root, '../node_modules/.cache')
  await mkdir(cacheDir, { recursive: true })
  const outDir = await mkdtemp(path.join(cacheDir, 'prerender-'))
  const { output } = (await build({
    configFile: false,
    logLevel: 'error', // it knows no public folder and would miss its files
    root: config.root,
    envDir: config.envDir || undefined,
    envPrefix: config.envPrefix,
    publicDir: false,
    css: config.css,
    plugins: [typesetting(), react(), styleLayers()],
    build: {
      ssr: 'entry-server.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      cssCodeSplit: false,
      cssMinify: true,
      cssTarget: config.build.cssTarget,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
    },
  })) as Rolldown.RolldownOutput
  process.env.NODE_ENV = 'production'
  const stylesheet = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset
  return { serverDir: outDir, stylesheet: String(stylesheet.source) }
}

/** React writes `hrefLang`, as HTML allows; not everything that reads pages knows that. In pictures the case matters. */
function withLowerCaseAttributes(html: string): string {
  return html.replace(/<svg\b.*?<\/svg>|<[a-z][^>]*>/gs, (markup) =>
    markup.startsWith('<svg')
      ? markup
      : markup.replace(/ ([\w-]+)(="[^"]*")?/g, (_, name: string, value = '') => ` ${name.toLowerCase()}${value}`),
  )
}

/** `/` → `index.html`, `/vi` → `vi.html`, `/vi/about-us` → `vi/about-us.html`. */
function htmlFile(urlPath: string): string {
  return urlPath === '/' ? 'index.html' : `${urlPath.slice(1)}.html`
}

async function write(dir: string, file: string, content: string): Promise<void> {
  const target = path.join(dir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}
