import type { Plugin } from 'vite'
import { plainSpaces } from '../../client/content/plain-spaces.ts'
import { BOUND_WORDS, COUNTED, UNITS } from './bound-words.ts'

const NO_BREAK_SPACE = '\u00a0'
/** A character without width. Browsers may break a line after an en dash, but not if this character follows it. */
const WORD_JOINER = '\u2060'

/**
 * Matches the beginning of a word: no letter or digit stands before it. Exception: in the source code of a module an
 * escape such as `\n` or `\u00a0` may stand directly before a word. The last character of the escape (`n` or `0`) is
 * then no part of that word.
 */
const START = '(?<!(?<!\\\\|\\\\u00a)[\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

/** Matches phone numbers in groups, such as "0912 345 678" and "+84 912 345 678". */
const PHONE_NUMBER = /(?<![\d+])(?:\+\d{1,3}|0\d{2,3})(?: \d{3,4}){2,}/g

/** Matches a slash between words, which would look lost at the beginning of a line. */
const SLASH = /(?<=\p{L}) \/(?= \p{L})/gu

const BOUND = [
  new RegExp(`${START}(?:${BOUND_WORDS.join('|')})${END}`, 'giu'),
  new RegExp(`(?<=\\p{N}\\+?) (?:${UNITS.join('|')})${END}(?! \\p{N})`, 'gu'),
  new RegExp(`${START}(?:${COUNTED.join('|')}) (?=\\p{N})`, 'giu'),
  PHONE_NUMBER,
  SLASH,
]

/**
 * Puts no-break spaces inside names, compounds and phone numbers, between figures and their units and before slashes, and
 * a word joiner into ranges such as 8:30–17:30. `text` is a text or the source of a module with texts.
 */
export function bindWords(text: string): string {
  const joined = text.replace(/(?<=[\p{N}}]–)(?=[\p{N}{])/gu, WORD_JOINER)
  return BOUND.reduce((bound, words) => bound.replace(words, (match) => match.replaceAll(' ', NO_BREAK_SPACE)), joined)
}

/**
 * Vite plugin that puts no-break spaces into content and language files (`bindWords`) when the build reads them. The
 * same texts then get into the HTML of a page and into the scripts that later render parts of the page. The plugin does
 * not run in development, where language files are served unchanged.
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
    /**
     * Language files that the browser fetches are assets of the bundle. Vite does not pass assets to `transform`, so
     * their words are bound here.
     */
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'asset' && file.startsWith('locales/')) output.source = bindWords(String(output.source))
    },
  }
}

/**
 * Replaces no-break spaces by plain ones in the title, attributes and scripts of a page, and removes word joiners. Such
 * text never wraps.
 */
export function withPlainSpacesInMarkup(html: string): string {
  return html.replace(/<title.*?<\/title>|<script.*?<\/script>|<[^>]*>/gs, (markup) =>
    plainSpaces(markup).replaceAll('%C2%A0', '%20').replaceAll('%E2%81%A0', ''),
  )
}
