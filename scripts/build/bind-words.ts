import type { Plugin } from 'vite'
import { plainSpaces } from '../../client/content/plain-spaces.ts'
import { BOUND_WORDS, COUNTED, UNITS } from './bound-words.ts'

const NO_BREAK_SPACE = '\u00a0'

/** A phrase begins at the start of a word. The end of an escape in a source (`\n`, `\u00a0`) is not part of a word. */
const START = '(?<!(?<!\\\\|\\\\u00a)[\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

const BOUND = [
  new RegExp(`${START}(?:${BOUND_WORDS.join('|')})${END}`, 'giu'),
  new RegExp(`(?<=\\p{N}\\+?) (?:${UNITS.join('|')})${END}(?! \\p{N})`, 'gu'),
  new RegExp(`${START}(?:${COUNTED.join('|')}) (?=\\p{N})`, 'giu'),
]

/** The text, or the source of a module with texts, with no-break spaces inside names and compounds and between figures and units. */
export function bindWords(text: string): string {
  return BOUND.reduce((bound, words) => bound.replace(words, (match) => match.replaceAll(' ', NO_BREAK_SPACE)), text)
}

/**
 * Binds the words of content and language files when the build reads them, so that page and island have the same texts.
 * Not in development, where language files are served as they are.
 */
export function bindWordsOfTexts(): Plugin {
  return {
    name: 'bind-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/client\/(content|i18n\/locales)\// },
      handler: (code) => ({ code: bindWords(code), map: null }),
    },
    /** The language files that islands fetch are assets, which `transform` does not see. */
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'asset' && file.startsWith('locales/')) output.source = bindWords(String(output.source))
    },
  }
}

/** The HTML of a page with plain spaces in its title, attributes and scripts, which have no lines to break. */
export function withPlainSpacesInMarkup(html: string): string {
  return html.replace(/<title.*?<\/title>|<script.*?<\/script>|<[^>]*>/gs, (markup) =>
    plainSpaces(markup).replaceAll('%C2%A0', '%20'),
  )
}
