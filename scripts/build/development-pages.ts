import type { Plugin } from 'vite'
import { inlineScript } from './inline-script.ts'
import type { ServerEntry } from './server-entry.ts'

/**
 * Vite plugin for `npm run dev`. It renders each page on request with the same function as the build. The styles of the
 * page come from `client/development.ts`.
 */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { originalUrl = '/', server }) {
        const pathname = originalUrl.replace(/[?#].*/, '')
        if (!server || pathname.startsWith('/styleguide')) return template
        const script = await inlineScript()
        // Some islands (independently hydrated parts of a page) import Workbox modules. In development these modules
        // contain a logger that needs the global `self`.
        Object.assign(globalThis, { self: globalThis })
        const { renderPage } = (await server.ssrLoadModule('/entry-server.tsx')) as ServerEntry
        const { locale, head, root } = await renderPage(pathname)
        return template
          .replace('<html lang="en">', `<html lang="${locale}">`)
          .replace('<!--head-->', () => head)
          .replace('<!--inline-script-->', () => `<script>${script}</script>`)
          .replace('<!--root-->', () => root)
      },
    },
  }
}
