import type { Plugin } from 'vite'
import { plainSpaces } from '../../client/content/plain-spaces.ts'
import { bindWords } from './bind-words.ts'

/**
 * Binds words in everything that is shown, as it is read: page and island are made of the same. Not in development, where language
 * files come as they are.
 */
export function typesetting(): Plugin {
  return {
    name: 'typesetting',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/client\/(content|i18n\/locales)\// },
      handler: (code) => ({ code: bindWords(code), map: null }),
    },
    /** Language files that islands fetch. */
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'asset' && file.startsWith('locales/')) output.source = bindWords(String(output.source))
    },
  }
}

/** The HTML of a page with plain spaces where nothing is laid out: in its title, its attributes and its data. */
export function plainSpacesOffThePage(html: string): string {
  return html.replace(/<title.*?<\/title>|<script.*?<\/script>|<[^>]*>/gs, (markup) =>
    plainSpaces(markup).replaceAll('%C2%A0', '%20'),
  )
}
