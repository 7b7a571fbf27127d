import type { Plugin } from 'vite'
import { KINDS } from '../content/kinds.ts'
import { readItems } from '../content/read-items.ts'

/** Stops a build before it writes anything when content is incomplete or wrong; the error lists what to write where. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    // Not in `buildStart`: the service worker would still be built, and its messages would hide the list.
    async configResolved() {
      for (const kind of KINDS) await readItems(kind)
    },
  }
}
