import { compile, selectOne } from 'css-select'
import { parse, type Selector, SelectorType } from 'css-what'
import { parseDocument } from 'htmlparser2'

/**
 * Structural pseudo-classes tell an element's place among other elements, such as `:first-child`. They are kept when a
 * selector is matched against a page, because neither a visitor nor a script changes this place. Other pseudo-classes,
 * except `:is` and `:has`, count as states and are left out, so that a selector matches an element in any state.
 */
const STRUCTURAL_PSEUDO_CLASS = /^(?:root|(?:nth|first|last|only)-.+)$/
/** Attributes whose value is a state of the element. They are left out like the pseudo-classes of states. */
const STATE_ATTRIBUTE = /^(?:data-.+|aria-.+|open|hidden|inert|disabled)$/

/** The universal selector `*`, which stands for what is left out. */
const ANY_ELEMENT: Selector = { type: SelectorType.Universal, namespace: null }

/**
 * Returns a function that tells whether a selector matches an element of the page, or would match one in another state
 * of the element.
 */
export function selectorMatcher(html: string): (selector: string) => boolean {
  const page = parseDocument(html)
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (selector) => {
    const { needed, query } = queryOf(selector)
    return needed.every((name) => classes.has(name)) && selectOne(query, page) !== null
  }
}

const queries = new Map<string, ReturnType<typeof makeQuery>>()

/** The query for a selector, made only once: every page is matched against the same selectors. */
function queryOf(selector: string) {
  const query = queries.get(selector) ?? makeQuery(selector)
  queries.set(selector, query)
  return query
}

/**
 * The query for a selector without its states (such as `:hover` or `[open]`), and the classes that the selector needs.
 * The classes are checked first: most pages lack one of them, and then the slower query need not run.
 */
function makeQuery(selector: string) {
  const tokens = (parse(selector)[0] ?? []).map(inAnyState)
  const needed = tokens.flatMap((token) =>
    token.type === SelectorType.Attribute && token.name === 'class' ? token.value : [],
  )
  return { needed, query: compile([tokens]) }
}

/** The token of a selector without states: it also matches an element that is in another state. */
function inAnyState(token: Selector): Selector {
  if (token.type === SelectorType.PseudoElement) return ANY_ELEMENT
  if (token.type === SelectorType.Attribute) return STATE_ATTRIBUTE.test(token.name) ? ANY_ELEMENT : token
  if (token.type !== SelectorType.Pseudo || STRUCTURAL_PSEUDO_CLASS.test(token.name)) return token
  if (token.name !== 'is' && token.name !== 'has') return ANY_ELEMENT
  return { ...token, data: (token.data as Selector[][]).map((inner) => inner.map(inAnyState)) }
}
