import { selectorSpecificity } from '@csstools/selector-specificity'
import postcss, { AtRule, type Container, Declaration, type Node, Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * Matches selectors that the first frames of a page do not need: hover, press, focus inside a form, options of a
 * select, the button that clears a search field, open dialogs, the status bar, and states that scripts set. A state that
 * changes the page's height is not among them (`data-noted`): Back would restore the scroll position of another height.
 */
const LATER_STATE =
  /:hover|:active|:disabled|form:focus-within| option\b|::picker\(select\)|::-webkit-search-cancel|dialog\[open\]|::backdrop|\[(?:aria-busy|aria-checked=["']?true|aria-invalid|data-captcha|data-error|data-solid|data-open|data-shown|data-status-bar|data-turned|data-available|data-offline)/
/** Matches media queries that the first frames do not need: print and forced colours. */
const LATER_MEDIA = /^(?:print|\(forced-colors: ?active\))$/
/** Matches properties that the first frames do not need: transitions. */
const LATER_PROPERTY = /^transition(?:-|$)/
/**
 * Matches `:not(…)`, which is removed from a selector before `LATER_STATE` is matched against the selector. The reason:
 * a rule for `:not([data-open])` applies from the first frame on.
 */
const NEGATION = /:not\([^()]*\)/g

/**
 * Properties usually begin with the name of their shorthand, which names their family. This table has the exceptions:
 * the shorthand `font`, for example, also sets `line-height`, so properties that begin with `line` are in its family.
 */
const FAMILIES: Record<string, string[]> = {
  font: ['line'],
  gap: ['row', 'column'],
  inset: ['top', 'right', 'bottom', 'left'],
  place: ['align', 'justify'],
  size: ['width', 'height', 'inline', 'block', 'min', 'max'],
}
const FAMILY_OF = new Map(Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => [name, family])))

/**
 * Splits the style sheet of a page: `first` contains the rules that its first frames need, `later` the others. The page
 * loads `later` after `first`. A rule in `later` would then win even over rules of the same specificity that followed
 * it in the original style sheet (CSS Cascading Level 5 §6.1, order of appearance). `later` therefore repeats those
 * rules.
 */
export function splitLaterStates(style: string): { first: string; later: string } {
  const first = postcss.parse(style)
  removeWhere(first, isLater)
  const usedFirst = keyframesUsedIn(first)
  first.walkAtRules('keyframes', (rule) => {
    if (!usedFirst.has(rule.params)) rule.remove()
  })

  const later = postcss.parse(style)
  later.walkAtRules('keyframes', (rule) => {
    if (usedFirst.has(rule.params)) rule.remove()
  })
  later.walkAtRules('layer', (layer) => {
    if (layer.nodes) keepLater(layer)
  })
  return { first: first.toString(), later: later.toString() }
}

/** Whether the first frames of a page do not need a rule, a declaration or a media query. */
function isLater(node: Node): boolean {
  if (node instanceof Declaration) return LATER_PROPERTY.test(node.prop)
  if (node instanceof Rule) return node.selectors.every((selector) => LATER_STATE.test(selector.replace(NEGATION, '')))
  return node instanceof AtRule && node.name === 'media' && LATER_MEDIA.test(node.params)
}

/** Removes the unwanted nodes, and containers that become empty. */
function removeWhere(container: Container, isUnwanted: (node: Node) => boolean): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes && !isUnwanted(node)) removeWhere(node, isUnwanted)
    if (isUnwanted(node) || ('nodes' in node && node.nodes?.length === 0)) node.remove()
  })
}

/** The names of the keyframes that the style sheet uses in an `animation`. */
function keyframesUsedIn(style: Container): Set<string> {
  const animations: string[] = []
  style.walkDecls(/^animation/, ({ value }) => void animations.push(value))
  const values = animations.join(' ')
  const names = new Set<string>()
  style.walkAtRules('keyframes', ({ params }) => {
    if (values.includes(params)) names.add(params)
  })
  return names
}

/**
 * Removes from a layer the declarations that do not belong in the style sheet `later`. Two kinds remain: declarations
 * for later states, and declarations that follow them and may override them.
 */
function keepLater(layer: AtRule): void {
  /** For each specificity: the families of properties (shorthands with their longhands) that were kept so far. */
  const keptFamilies = new Map<string, Set<string>>()
  const keptFamiliesAt = (specificity: string): Set<string> => {
    const families = keptFamilies.get(specificity) ?? new Set()
    keptFamilies.set(specificity, families)
    return families
  }
  const keptDeclarations = new Set<Node>()
  layer.walkRules((rule) => {
    const isRuleLater = isWithinLater(rule)
    const families = specificitiesOf(rule).map(keptFamiliesAt)
    // A declaration of the same family in a rule of the same specificity, which follows, may override a kept one.
    const mayOverrideKept = (declaration: Declaration) => families.some((kept) => kept.has(familyOf(declaration)))
    const kept = rule.nodes
      .filter((node) => node instanceof Declaration)
      .filter((declaration) => isRuleLater || isLater(declaration) || mayOverrideKept(declaration))
    for (const declaration of kept) {
      keptDeclarations.add(declaration)
      for (const ofSpecificity of families) ofSpecificity.add(familyOf(declaration))
    }
  })
  removeWhere(
    layer,
    (node) => node instanceof Declaration && node.parent instanceof Rule && !keptDeclarations.has(node),
  )
}

/** Whether a node or one of the at-rules around it is for a later state. */
function isWithinLater(node: Node): boolean {
  return isLater(node) || (node.parent?.type === 'atrule' && isWithinLater(node.parent as AtRule))
}

/** The specificity of each selector in the list of a rule, as text such as `0,1,0`. */
function specificitiesOf({ selector }: Rule): string[] {
  const { nodes } = selectorParser().astSync(selector)
  return [...new Set(nodes.map((node) => Object.values(selectorSpecificity(node)).join()))]
}

/** The family of a property: the name of the shorthand that also sets it, without a prefix such as `-webkit-`. */
function familyOf({ prop }: Declaration): string {
  if (prop.startsWith('--')) return prop
  const [name = prop] = prop.replace(/^-[a-z]+-/, '').split('-')
  return FAMILY_OF.get(name) ?? name
}
