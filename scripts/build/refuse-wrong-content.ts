import type { Plugin } from 'vite'
import { KINDS } from '../content/kinds.ts'
import { readItems } from '../content/read-items.ts'

/**
 * Vite plugin that stops a build if content is incomplete or wrong, before anything is written. The error lists which
 * file needs which text.
 */
export function refuseWrongContent(): Plugin {
  return {
    name: 'refuse-wrong-content',
    apply: 'build',
    // The check runs in this hook instead of `buildStart`: after a failed `buildStart` the service worker would still
    // be built, and its messages would hide the list of problems.
    async configResolved() {
      for (const kind of KINDS) await readItems(kind)
    },
  }
}
