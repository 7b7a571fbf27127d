import { type AtRule, type ChildNode, type Declaration, parse } from 'postcss'
import {
  type Feature,
  FLOOR_BROWSERS,
  type FloorBrowser,
  featureAt,
  featuresBelow,
  lackedBy,
} from './browser-support.ts'

/**
 * Functions and units that have another name in MDN's data. For each: a pattern that finds it in CSS, and its path in
 * the data.
 */
const WRITTEN_AS: [pattern: RegExp, ...address: string[]][] = [
  [/\blinear\(/, 'easing-function', 'linear-function'],
  [/\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'length', 'container_query_length_units'],
  [/\d(?:dv[whib]|dvmin|dvmax)\b/, 'length', 'viewport_percentage_units_dynamic'],
  [/\d(?:sv[whib]|svmin|svmax)\b/, 'length', 'viewport_percentage_units_small'],
  [/\d(?:lv[whib]|lvmin|lvmax)\b/, 'length', 'viewport_percentage_units_large'],
  [/\b(?:rgba?)\(\s*from\b/, 'color', 'rgb', 'relative_syntax'],
  [/\b(?:hsla?)\(\s*from\b/, 'color', 'hsl', 'relative_syntax'],
  [/\boklch\(\s*from\b/, 'color', 'oklch', 'relative_syntax'],
  [/\bcolor\(\s*from\b/, 'color', 'color', 'relative_syntax'],
]

/** The CSS functions of all value types, by name. Several types may have a function of the same name. */
const FUNCTIONS = new Map<string, Feature[]>()
for (const [type, itself] of featuresBelow('css', 'types'))
  for (const [name, feature] of [[type, itself] as const, ...featuresBelow('css', 'types', type)])
    FUNCTIONS.set(name, [...(FUNCTIONS.get(name) ?? []), feature])

const UNITS = featuresBelow('css', 'types', 'length').filter(([name]) => /^[a-z]+$/i.test(name))

interface Use {
  feature: Feature
  lackedBy: FloorBrowser[]
}

/**
 * The properties, keywords, functions, units, selectors and at-rules of a style sheet that one of the oldest supported
 * browsers lacks. Rules inside `@supports` are checked only for the browsers that fulfil its condition.
 */
export function lackingInStyles(css: string): Set<string> {
  const found = new Set<string>()
  parse(css).walk((node) => {
    const reached = reachedBrowsers(node)
    for (const { feature, lackedBy: lacking } of usesOf(node))
      if (lacking.some((browser) => reached.has(browser))) found.add(feature.address)
  })
  return found
}

function usesOf(node: ChildNode): Use[] {
  if (node.type === 'decl') return usesOfDeclaration(node)
  if (node.type === 'atrule') return uses(atRuleFeatures(node))
  if (node.type !== 'rule' || isKeyframe(node.parent)) return []
  const isNested = node.parent?.type === 'rule' || node.selector.includes('&')
  return uses([...selectorFeatures(node.selector), isNested ? featureAt('css', 'selectors', 'nesting') : undefined])
}

function usesOfDeclaration(declaration: Declaration): Use[] {
  const { prop, value, parent } = declaration
  const features = hasFallbackBefore(declaration) ? [] : valueFeatures(prop, value)
  if (prop.startsWith('--')) return uses(features)
  if (isAtRule(parent)) return uses([...features, featureAt('css', 'at-rules', parent.name, prop)])
  const prefixes = ['-webkit-', '-moz-'].filter((prefix) =>
    parent?.some((other) => other.type === 'decl' && other.prop === prefix + prop),
  )
  const [property] = uses([featureAt('css', 'properties', prop)], prefixes)
  // A browser that lacks the property drops the whole declaration: report only the property for this browser, not the
  // value.
  const values = uses(features, prefixes).map(({ feature, lackedBy: lacking }) => ({
    feature,
    lackedBy: lacking.filter((browser) => !property?.lackedBy.includes(browser)),
  }))
  return property ? [property, ...values] : values
}

/**
 * True when another declaration of the same property stands directly before this one, as a fallback. A browser that
 * does not know the later value drops the later declaration and uses the fallback. A declaration with `var()` cannot
 * have a fallback: browsers never drop it when they parse it; it becomes invalid only when its value is computed.
 */
function hasFallbackBefore(declaration: Declaration): boolean {
  const before = declaration.prev()
  return before?.type === 'decl' && before.prop === declaration.prop && !declaration.value.includes('var(')
}

function valueFeatures(property: string, text: string): (Feature | undefined)[] {
  const value = withoutTexts(text)
  const words = value.match(/(?<![\w-])-?[a-z][\w-]*(?![\w(-])/gi) ?? []
  const functions = [...value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, name = '']) => name.toLowerCase())
  return [
    ...words.map((word) => featureAt('css', 'properties', property, word)),
    ...functions.map((name) => featureAt('css', 'properties', property, name) ?? leastLacked(FUNCTIONS.get(name))),
    ...WRITTEN_AS.filter(([pattern]) => pattern.test(value)).map(([, ...address]) =>
      featureAt('css', 'types', ...address),
    ),
    ...UNITS.filter(([unit]) => new RegExp(`\\d${unit}\\b`).test(value)).map(([, feature]) => feature),
  ]
}

function selectorFeatures(selector: string): (Feature | undefined)[] {
  const pseudo = withoutTexts(selector).matchAll(/(?<!\\)::?([a-z][\w-]*)(\()?/gi)
  return [...pseudo].map(([, name = '', isFunction]) => {
    const asFunction = isFunction && featureAt('css', 'selectors', `${name}function`)
    return asFunction || featureAt('css', 'selectors', name)
  })
}

function atRuleFeatures({ name, params }: AtRule): (Feature | undefined)[] {
  const words = withoutTexts(params).match(/[a-z][\w-]*/gi) ?? []
  const parts = ['media', 'import'].includes(name)
    ? words.map((word) => featureAt('css', 'at-rules', 'media', word.replace(/^(?:min|max)-/, '')))
    : []
  if (name === 'media' && /[<>]/.test(params)) parts.push(featureAt('css', 'at-rules', 'media', 'range_syntax'))
  if (name === 'container' && /\bstyle\(/.test(params))
    parts.push(featureAt('css', 'at-rules', 'container', 'style_queries_for_custom_properties'))
  if (name === 'container' && /\bscroll-state\(/.test(params))
    parts.push(featureAt('css', 'at-rules', 'container', 'scroll-state_queries'))
  return [featureAt('css', 'at-rules', name), ...parts]
}

/**
 * Those of the oldest supported browsers that fulfil the conditions of all `@supports` rules around a node. A condition
 * with `not` or `or` is ignored.
 */
function reachedBrowsers(node: ChildNode): Set<FloorBrowser> {
  const reached = new Set(FLOOR_BROWSERS)
  for (let around = node.parent; around && around.type !== 'root'; around = around.parent as ChildNode['parent']) {
    if (!isAtRule(around, 'supports') || /\b(?:not|or)\b/.test(around.params)) continue
    const named = [
      ...around.params.matchAll(/\(\s*([\w-]+)\s*:\s*((?:[^()]|\([^()]*(?:\([^()]*\))*[^()]*\))+)\)/g),
    ].flatMap(([, property = '', value = '']) => [
      featureAt('css', 'properties', property),
      ...valueFeatures(property, value),
    ])
    const selected = [...around.params.matchAll(/selector\((.+)\)/g)].flatMap(([, selector = '']) =>
      selectorFeatures(selector),
    )
    for (const use of uses([...named, ...selected])) for (const browser of use.lackedBy) reached.delete(browser)
  }
  return reached
}

function uses(features: (Feature | undefined)[], prefixes: string[] = []): Use[] {
  return features.flatMap((feature) => (feature ? [{ feature, lackedBy: lackedBy(feature, prefixes) }] : []))
}

function leastLacked(features: Feature[] = []): Feature | undefined {
  return features.toSorted((one, other) => lackedBy(one).length - lackedBy(other).length)[0]
}

function withoutTexts(css: string): string {
  return css.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')
}

function isKeyframe(parent: unknown): boolean {
  return isAtRule(parent, 'keyframes')
}

function isAtRule(node: unknown, name?: string): node is AtRule {
  const { type, name: own } = (node ?? {}) as AtRule
  return type === 'atrule' && (!name || own === name)
}
