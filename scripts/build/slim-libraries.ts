import type { Plugin } from 'vite'

const MODULE = /node_modules\/react-router\/dist\//

/**
 * Takes react-router's production files instead of the development ones its package names, and drops `displayName`
 * assignments: they keep Form, NavLink, ScrollRestoration and their data-router helpers alive that nothing here uses.
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
 * Leaves out of i18next what fetches translations and what formats numbers and dates in texts: 1.9 kB on every page. Texts are
 * handed to it by `i18n/load-translations.ts`, and none names a format.
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

/** @throws when the library has no class of that name at its top level any more. */
function replaceClass(code: string, name: string, replacement: string): string {
  const declaration = new RegExp(`^class ${name} [^]*?^}$`, 'm')
  if (!declaration.test(code)) throw new Error(`i18next has no class ${name}: look at scripts/build/slim-libraries.ts`)
  return code.replace(declaration, replacement)
}

/**
 * In place of Vite's preload helper: it resolves once all files of a lazy part are there, its styles and its scripts. Browsers remember
 * that a script could not be imported, by itself or by another one, and never ask for it again (whatwg/html#6768): so each is fetched
 * before any is imported, where they are not on the device or a visitor has done anything (`first-touch.ts`): else what comes by itself is
 * left by the way too often, of which WebKit complains. Should an import fail nevertheless, another try asks for it by another address.
 */
const LOAD = `
const loading = new Map()
const loadStyle = (file) => new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject(new Error(file))
  }
  document.head.append(link)
})
const loadScript = async (file) => {
  const response = await fetch(file, { signal: AbortSignal.timeout(60_000) })
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
const failures = new Map()
export const __vitePreload = async (load, files = []) => {
  const isFetched = 'touched' in document.documentElement.dataset || !navigator.serviceWorker?.controller
  await Promise.all(files.filter((file) => isFetched || file.endsWith('.css')).map(loadFile))
  const [, file] = /import\\(.(.+?).\\)/.exec(load) ?? []
  const count = failures.get(file)
  try {
    return await (count ? import(/* @vite-ignore */ file + '?' + count) : load())
  } catch (error) {
    failures.set(file, (count ?? 0) + 1)
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
