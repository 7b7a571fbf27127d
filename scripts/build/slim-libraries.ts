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
