import { brotliCompressSync } from 'node:zlib'

/** Whether a page comes with the first packets of its answer. */
export function isInFirstPackets(html: string): boolean {
  return brotliCompressSync(html).length <= 14_000
}

/** What can wait until a page has been seen: pointing, what scripts bring, how states come, print, forced colours. */
const LATER_STATE =
  /:hover|:active|:disabled|form:focus-within| option\b|::picker\(select\)|\[(?:aria-busy|aria-invalid|data-captcha|data-error|data-solid|data-open|data-shown|data-turned|data-available|data-offline)/
const TRANSITION = /transition(?:-[a-z]+)?:[^;{}]+;|;transition(?:-[a-z]+)?:[^;{}]+(?=\})/g
/** What is so as long as a state has not come is so from the first frame on. */
const NEGATION = /:not\([^()]*\)/g
const RULE = /([^{}@;]+)\{[^{}]*\}/g
const LATER_MEDIA = /@media (?:print|\(forced-colors: ?active\))\{(?:[^{}]*\{[^{}]*\})*\}/g
const EMPTY_AT_RULE = /@(?:media|supports)[^{}]*\{\}/g

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

export function withoutLaterStates(style: string): string {
  const rest = style
    .replace(LATER_MEDIA, '')
    .replace(TRANSITION, '')
    .replace(RULE, (rule, selectors: string) =>
      selectors.split(',').every((selector) => LATER_STATE.test(selector.replace(NEGATION, ''))) ? '' : rule,
    )
    .replace(EMPTY_AT_RULE, '')
  const rules = rest.replace(KEYFRAMES, '')
  return rest.replace(KEYFRAMES, (keyframes, name: string) => (rules.includes(name) ? keyframes : ''))
}
