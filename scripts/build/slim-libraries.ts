import type { Plugin } from 'vite'

const ROUTER_FILE = /node_modules\/react-router\/dist\//
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const WRAPPED_COMPONENT = /= (React\d*\.(?:forwardRef|memo)\()/g

const I18NEXT_FILE = /node_modules\/i18next\/dist\/esm\/i18next\.js$/

/**
 * Vite plugin that saves 7.3 of 11.9 kB in the script of the page that lists the case studies. It uses react-router's
 * production files instead of the development files that its package names. It also lets the bundler leave out
 * components that the site does not use (Form, NavLink, ScrollRestoration). For this it removes the assignments of
 * `displayName`, which keep components in the bundle, and marks `forwardRef` and `memo` as free of side effects. The
 * build fails if the package has no such files, assignments or calls.
 */
export function slimReactRouter(): Plugin {
  let hasDisplayName = false
  let hasWrappedComponent = false
  return {
    name: 'slim-react-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved) return null
      if (!resolved.id.includes('/dist/development/')) throw changed('react-router', 'folder dist/development')
      return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return null
      hasDisplayName ||= code.search(DISPLAY_NAME) !== -1
      hasWrappedComponent ||= code.search(WRAPPED_COMPONENT) !== -1
      return {
        code: code.replace(DISPLAY_NAME, '').replace(WRAPPED_COMPONENT, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
    buildEnd(error) {
      if (error) return
      if (!hasDisplayName) throw changed('react-router', 'displayName')
      if (!hasWrappedComponent) throw changed('react-router', 'forwardRef and no memo')
    },
  }
}

/**
 * Vite plugin that removes two classes from i18next: the class that fetches translations, and the class that formats
 * numbers and dates. This saves 1.8 kB in the scripts of the islands (independently hydrated parts of a page). The site
 * needs neither class: `i18n/load-translations.ts` passes the texts to i18next, and no text names a format
 * (`i18n/locales.test.ts` checks this). The build fails if the package has no such classes.
 */
export function slimI18next(): Plugin {
  let hasFile = false
  return {
    name: 'slim-i18next',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!I18NEXT_FILE.test(id)) return null
      hasFile = true
      const withoutFormats = replaceClass(code, 'Formatter', 'class Formatter { format(value) { return value } }')
      return { code: replaceClass(withoutFormats, 'Connector', 'class Connector extends EventEmitter {}'), map: null }
    },
    buildEnd(error) {
      if (!error && !hasFile) throw changed('i18next', 'file dist/esm/i18next.js')
    },
  }
}

/** Replaces a class at the top level of i18next. */
function replaceClass(code: string, name: string, replacement: string): string {
  const declaration = new RegExp(`^class ${name} [^]*?^}$`, 'm')
  if (!declaration.test(code)) throw changed('i18next', `class ${name}`)
  return code.replace(declaration, replacement)
}

/** The error for a package that has no `part` to replace any more, because a new version has changed it. */
function changed(name: string, part: string): Error {
  return new Error(`${name} has no ${part}: adapt scripts/build/slim-libraries.ts`)
}
