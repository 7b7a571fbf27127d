import type { Plugin } from 'vite'
import { bootstrapScript } from './bootstrap.ts'
import { splitHead } from './split-head.ts'

type ServerEntry = typeof import('../../client/entry-server.tsx')

/** In `npm run dev`: each page is rendered when it is asked for, as the build renders it, but for its styles, which Vite brings. */
export function developmentPages(): Plugin {
  const bootstrap = bootstrapScript().replace(/import\(.\/boot\.js.\)/, '0')
  return {
    name: 'development-pages',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { originalUrl = '/', server }) {
        const pathname = originalUrl.replace(/[?#].*/, '')
        if (!server || pathname.startsWith('/styleguide')) return template
        const { renderPage } = (await server.ssrLoadModule('/entry-server.tsx')) as ServerEntry
        const { locale, html } = await renderPage(pathname)
        const { head, root } = splitHead(html)
        return template
          .replace('<html lang="en">', `<html lang="${locale}">`)
          .replace('<!--head-->', () => head)
          .replace('<!--bootstrap-->', () => `<script>${bootstrap}</script>`)
          .replace('<!--root-->', () => root)
      },
    },
  }
}
