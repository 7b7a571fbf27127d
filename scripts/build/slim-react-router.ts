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
