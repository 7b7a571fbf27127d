import type { Plugin } from 'vite'

const MODULE = /node_modules\/react-router\/dist\//

/**
 * Vite plugin that saves 7.3 of 11.9 kB in the script of the page that lists the case studies. It uses react-router's
 * production files instead of the development files that its package names. It also lets the bundler leave out
 * components that the site does not use (Form, NavLink, ScrollRestoration). For this it removes the assignments of
 * `displayName`, which keep components in the bundle, and marks `forwardRef` and `memo` as free of side effects.
 */
export function slimReactRouter(): Plugin {
  return {
    name: 'slim-react-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
    transform(code, id) {
      if (!MODULE.test(id)) return null
      return {
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
  }
}

/**
 * Vite plugin that removes two classes from i18next: the class that fetches translations, and the class that formats
 * numbers and dates. This saves 1.8 kB in the scripts of the islands (independently hydrated parts of a page). The site
 * needs neither class: `i18n/load-translations.ts` passes the texts to i18next, and no text names a format
 * (`i18n/locales.test.ts` checks this).
 */
export function slimI18next(): Plugin {
  return {
    name: 'slim-i18next',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/i18next\/dist\/esm\/i18next\.js$/.test(id)) return null
      const withoutFormats = replaceClass(code, 'Formatter', 'class Formatter { format(value) { return value } }')
      return { code: replaceClass(withoutFormats, 'Connector', 'class Connector extends EventEmitter {}'), map: null }
    },
  }
}

/**
 * Replaces a class at the top level of i18next.
 * @throws if the library has no such class.
 */
function replaceClass(code: string, name: string, replacement: string): string {
  const declaration = new RegExp(`^class ${name} [^]*?^}$`, 'm')
  if (!declaration.test(code)) throw new Error(`i18next has no class ${name}: look at scripts/build/slim-libraries.ts`)
  return code.replace(declaration, replacement)
}

/**
 * The module that replaces Vite's preload helper. It loads the styles and fetches all scripts of a lazily loaded part
 * of a page before it imports the part. The reason: browsers remember a script whose import failed, directly or from
 * another script, and never request it again (whatwg/html#6768). A failed fetch can be repeated. A request counts as
 * failed after a minute. If an import fails although its script was fetched, the next try imports the script by another
 * address. If a style fails to load, the next try uses another address as well. The reason: Chromium does not end a
 * request when its `<link>` is removed, and a second request for the same address would wait for the first.
 * Exception: if a service worker controls the page and the visitor has not touched the page yet (`first-touch.ts`),
 * scripts are imported without being fetched first. WebKit reports an error for every fetch that is cut off because the
 * visitor leaves the page, and visitors who leave early have not touched the page.
 */
const LOAD = `
const LATEST_MS = 60_000
const loading = new Map()
const failures = new Map()
const noteFailure = (file) => failures.set(file, (failures.get(file) ?? 0) + 1)
const addressOf = (file) => (failures.has(file) ? file + '?' + failures.get(file) : file)
const loadStyle = (file) => new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: addressOf(file) })
  link.onload = () => {
    clearTimeout(timer)
    resolve()
  }
  link.onerror = () => {
    clearTimeout(timer)
    noteFailure(file)
    link.remove()
    reject(new Error(file))
  }
  const timer = setTimeout(link.onerror, LATEST_MS)
  document.head.append(link)
})
const loadScript = async (file) => {
  const response = await fetch(file, { signal: AbortSignal.timeout(LATEST_MS) })
  if (!response.ok) throw new Error(file)
  await response.arrayBuffer()
}
const loadFile = (file) => {
  if (!loading.has(file)) {
    const loaded = (file.endsWith('.css') ? loadStyle : loadScript)('/' + file)
    loading.set(file, loaded)
    loaded.catch(() => loading.delete(file))
  }
  return loading.get(file)
}
export const __vitePreload = async (load, files = []) => {
  const isFetched = 'touched' in document.documentElement.dataset || !navigator.serviceWorker?.controller
  await Promise.all(files.filter((file) => isFetched || file.endsWith('.css')).map(loadFile))
  const [, file] = /import\\(.(.+?).\\)/.exec(load) ?? []
  try {
    return await (failures.has(file) ? import(/* @vite-ignore */ addressOf(file)) : load())
  } catch (error) {
    noteFailure(file)
    throw error
  }
}`

export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id.endsWith('vite/preload-helper.js') ? LOAD : null
    },
  }
}
