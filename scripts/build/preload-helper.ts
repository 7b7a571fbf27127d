import type { Plugin } from 'vite'

/**
 * The module that replaces Vite's preload helper. It loads the styles and fetches all scripts of a lazily loaded part
 * of a page before it imports the part. Browsers remember a script whose import failed, directly or from another
 * script, and never request it again (whatwg/html#6768). A failed fetch can be repeated.
 */
const LOAD = `
const LOAD_TIMEOUT_MS = 60_000
const loading = new Map()
const failures = new Map()
// After a failure the next try uses another address. A script that could not be imported is never requested again by
// the same address. Chromium does not end the request of a removed <link>, and a second request for its address would
// wait for the first.
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
  const timer = setTimeout(link.onerror, LOAD_TIMEOUT_MS)
  document.head.append(link)
})
// Scripts that were not whole. A script of the build ends with a semicolon: another end means that a proxy has cut the
// script or sent something else. The next try fetches past the HTTP cache, which may have kept the damaged script.
const damaged = new Set()
const loadScript = async (file) => {
  const again = damaged.has(file)
  const cache = again ? 'reload' : 'default'
  const response = await fetch(file, { cache, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
  if (!response.ok) throw new Error(file)
  if ((await response.text()).endsWith(';') || again) return
  damaged.add(file)
  throw new Error(file)
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
  // If a service worker controls the page and the visitor has not touched it yet (first-touch.ts), scripts are imported
  // without being fetched first. WebKit reports an error for every fetch that is cut off because the visitor leaves the
  // page, and visitors who leave early have not touched it.
  const isFetched = 'touched' in document.documentElement.dataset || !navigator.serviceWorker?.controller
  await Promise.all(files.filter((file) => isFetched || file.endsWith('.css')).map(loadFile))
  const [, file, rest] = /import\\(.(.+?).\\)(.*)/.exec(load) ?? []
  try {
    if (!failures.has(file)) return await load()
    let code = await import(/* @vite-ignore */ addressOf(file))
    // A chunk with several modules: \`import(file).then((e) => e.t)\` gets one of them.
    for (const [, name] of rest.matchAll(/\\.([\\w$]+)\\)/g)) code = code[name]
    return code
  } catch (error) {
    noteFailure(file)
    throw error
  }
}`

/** Vite plugin that replaces Vite's preload helper by `LOAD`. */
export function replacePreloadHelper(): Plugin {
  return {
    name: 'replace-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id.endsWith('vite/preload-helper.js') ? LOAD : null
    },
  }
}
