import { type Feature, featureAt, featuresBelow, lackedBy } from './browser-support.ts'
import {
  declaredMemberNames,
  declaredVariableNames,
  destructuredNames,
  memberName,
  type Node,
  nodesOf,
  nonReferences,
  stringValue,
} from './syntax-tree.ts'

/** The interface that each well-known global object implements. */
const INTERFACE_OF: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
  visualViewport: 'VisualViewport',
}
const GLOBAL_SCOPE = /^Window$|GlobalScope$/
const GLOBAL_OBJECT = /^(?:window|globalThis|self)$/
const ITERATOR_SOURCE = /^(?:matchAll|values|entries|keys)$/
const IMPORT_ATTRIBUTES = existingFeatures(['javascript', 'statements', 'import', 'import_attributes'])

/**
 * Maps a member name to all members of this name in built-in classes. A class that one of the oldest supported browsers
 * lacks is left out: a script must name the class to get an object of it, and that name is checked. `Iterator` stays
 * in, because a script gets an iterator from any list without naming the class.
 */
const BUILT_IN_MEMBERS = new Map<string, Feature[]>()
/**
 * Maps a member name to all members of this name in the interfaces of Web APIs. Left out are static members, the
 * members of `Window` and of other global scopes, and every interface that one of the oldest supported browsers lacks.
 */
const API_MEMBERS = new Map<string, Feature[]>()
/** Maps an event name to all events of this name in Web APIs. */
const EVENTS = new Map<string, Feature[]>()

for (const group of [
  ['javascript', 'builtins'],
  ['javascript', 'builtins', 'Intl'],
])
  for (const [className, itself] of featuresBelow(...group))
    if (className === 'Iterator' || !lackedBy(itself).length)
      for (const [name, feature] of featuresBelow(...group, className)) add(BUILT_IN_MEMBERS, name, feature)
for (const [className, itself] of featuresBelow('api')) {
  for (const [name, feature] of featuresBelow('api', className))
    if (name.endsWith('_event')) add(EVENTS, name.slice(0, -'_event'.length), feature)
    else if (!/_static$/.test(name) && !GLOBAL_SCOPE.test(className) && !lackedBy(itself).length)
      add(API_MEMBERS, name, feature)
}

function add(features: Map<string, Feature[]>, name: string, feature: Feature): void {
  features.set(name, [...(features.get(name) ?? []), feature])
}

/**
 * The built-ins and Web APIs that a script uses although one of the oldest supported browsers lacks them.
 *
 * The class of an object is unknown unless the object is a known global: `list` in `list.at(0)` may be an array or a
 * string. A member of such an object (`at`) is reported only if it is lacking in every class that has a member of this
 * name. A member that only Web APIs have is not reported if its name is in `ownNames`, the member names that the
 * scripts declare, because the script may mean its own member.
 *
 * Of the syntax, only regular expressions and import attributes are checked. The build lowers all other syntax to what
 * old browsers know.
 */
export function lackingInScript(source: string, ownNames = declaredMemberNames(source)): Set<string> {
  const nodes = nodesOf(source)
  const declared = declaredVariableNames(nodes)
  const nonReferenceNodes = new Set(nodes.flatMap(nonReferences))
  const found = new Set<string>()
  for (const node of nodes) {
    for (const features of alternatives(node))
      if (features[0] && features.every((feature) => lackedBy(feature).length)) found.add(features[0].address)
  }
  return found

  /**
   * The features that a node of the syntax tree may use. Each name in the node gives one list: the features that the
   * name may mean. The script uses only one feature of a list, but this check cannot tell which one.
   */
  function alternatives(node: Node): Feature[][] {
    switch (node.type) {
      case 'Identifier':
        return nonReferenceNodes.has(node) || declared.has(node.name) ? [] : [globalFeatures(node.name)]
      case 'MemberExpression':
        return [memberFeatures(node.object, memberName(node))]
      case 'VariableDeclarator':
        return node.id.type === 'ObjectPattern'
          ? destructuredNames(node.id).map((name) => memberFeatures(node.init, name))
          : []
      case 'CallExpression':
      case 'NewExpression':
        return callFeatures(calledName(node.callee), node.arguments.map(stringValue))
      case 'Literal':
        return 'regex' in node && node.regex ? regExpFeatures(node.regex.pattern, node.regex.flags) : []
      case 'ImportDeclaration':
        return node.attributes.length ? [IMPORT_ATTRIBUTES] : []
      case 'ImportExpression':
        return node.options ? [IMPORT_ATTRIBUTES] : []
      default:
        return []
    }
  }

  function memberFeatures(object: Node | null, name: string | undefined): Feature[] {
    if (!name) return []
    const global = object ? globalName(object) : undefined
    if (global && GLOBAL_OBJECT.test(global)) return globalFeatures(name)
    const known = global
      ? staticMemberFeatures(global, name)
      : object && givesIterator(object)
        ? iteratorMemberFeatures(name)
        : []
    if (known.length) return known
    if (/^on[a-z]/.test(name)) return EVENTS.get(name.slice(2)) ?? []
    const builtIn = BUILT_IN_MEMBERS.get(name) ?? []
    return builtIn.length || !ownNames.has(name) ? [...builtIn, ...(API_MEMBERS.get(name) ?? [])] : []
  }

  /** The name of the global that a node means: `Promise` for `Promise` and for `globalThis.Promise`. */
  function globalName(node: Node): string | undefined {
    if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return
    return GLOBAL_OBJECT.test(node.object.name) ? memberName(node) : undefined
  }

  /**
   * True for a call that returns an iterator, as `text.matchAll(…)` and `map.values()` do. `Object.values(…)` returns
   * an array.
   */
  function givesIterator(node: Node): boolean {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
    return ITERATOR_SOURCE.test(memberName(node.callee) ?? '') && globalName(node.callee.object) !== 'Object'
  }
}

function calledName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' ? memberName(callee) : undefined
}

function callFeatures(name: string | undefined, [first = '', second = '']: (string | undefined)[]): Feature[][] {
  if (name === 'addEventListener') return [EVENTS.get(first) ?? []]
  return name === 'RegExp' ? regExpFeatures(first, second) : []
}

function globalFeatures(name: string): Feature[] {
  return existingFeatures(
    ['javascript', 'builtins', name],
    ['api', name],
    ['api', 'Window', name],
    ['api', 'ServiceWorkerGlobalScope', name],
    ['api', 'WorkerGlobalScope', name],
  )
}

function staticMemberFeatures(object: string, name: string): Feature[] {
  return existingFeatures(
    ['javascript', 'builtins', object, name],
    ['api', object, `${name}_static`],
    ['api', INTERFACE_OF[object] ?? '', name],
  )
}

function iteratorMemberFeatures(name: string): Feature[] {
  return existingFeatures(['javascript', 'builtins', 'Iterator', name])
}

function regExpFeatures(pattern: string, flags: string): Feature[][] {
  const found: Feature[][] = []
  if (flags.includes('v')) found.push(existingFeatures(['javascript', 'builtins', 'RegExp', 'unicodeSets']))
  if (flags.includes('d')) found.push(existingFeatures(['javascript', 'builtins', 'RegExp', 'hasIndices']))
  if (/\(\?(?:[ims]+|[ims]*-[ims]+):/.test(pattern))
    found.push(existingFeatures(['javascript', 'regular_expressions', 'modifier']))
  if (/\(\?<[=!]/.test(pattern))
    found.push(existingFeatures(['javascript', 'regular_expressions', 'lookbehind_assertion']))
  return found
}

function existingFeatures(...addresses: string[][]): Feature[] {
  return addresses.flatMap((address) => featureAt(...address) ?? [])
}
