import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node

interface Keyed {
  key: Node
  computed: boolean
}

/**
 * Every node of a script's syntax tree, parents before children.
 * @throws when the script has a syntax error.
 */
export function nodesOf(source: string): Node[] {
  const { program, errors } = parseSync('script.js', source)
  if (errors[0]) throw new Error(errors[0].message)
  const nodes: Node[] = []
  collect(program, nodes)
  return nodes
}

function collect(value: unknown, nodes: Node[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, nodes)
  else if (value && typeof value === 'object' && 'type' in value) {
    nodes.push(value as Node)
    for (const part of Object.values(value)) if (typeof part === 'object') collect(part, nodes)
  }
}

/**
 * The name of the accessed member: `name` for `object.name`, `object?.name` and `object['name']`. Returns `undefined`
 * if the name is not a constant, as in `object[key]`.
 */
export function memberName({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return stringValue(property)
}

/**
 * The value of a node that is a constant string, `undefined` for any other node. In minified code a constant string may
 * be a template literal.
 */
export function stringValue(node: Node | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral' && !node.expressions.length) return node.quasis[0]?.value.cooked ?? undefined
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** The names that a destructuring pattern reads from an object. */
export function destructuredNames({ properties }: ESTree.ObjectPattern): string[] {
  return properties.flatMap((property) => (property.type === 'Property' ? (keyOf(property) ?? []) : []))
}

/** The member names that a script declares: keys of its objects and classes. */
export function declaredMemberNames(source: string): Set<string> {
  const names = nodesOf(source).flatMap((node) => {
    if (node.type === 'ObjectExpression')
      return node.properties.flatMap((property) => (property.type === 'Property' ? (keyOf(property) ?? []) : []))
    return node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' ? (keyOf(node) ?? []) : []
  })
  return new Set(names)
}

function keyOf({ key, computed }: Keyed): string | undefined {
  return !computed && key.type === 'Identifier' ? key.name : undefined
}

/**
 * The names of variables that any part of the script declares. A use of such a name means the variable, not a browser
 * global.
 */
export function declaredVariableNames(nodes: Node[]): Set<string> {
  return new Set(nodes.flatMap(declarations).flatMap(boundNames))
}

function declarations(node: Node): (Node | null | undefined)[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return [node.id]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id, ...node.params]
    case 'ArrowFunctionExpression':
      return node.params
    case 'CatchClause':
      return [node.param]
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local]
    default:
      return []
  }
}

/** The variable names in a pattern: `a` and `b` for `{ of: a, ...b }`. */
function boundNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'Property' ? property.value : property),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
    default:
      return []
  }
}

/**
 * The identifiers directly below a node that do not refer to variables: member names, keys, labels, names of imports
 * and exports.
 */
export function nonReferences(node: Node): (Node | null | undefined)[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [] : [node.property]
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? [] : [node.key]
    case 'ImportSpecifier':
      return [node.imported]
    case 'ExportSpecifier':
      return [node.exported]
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return [node.label]
    default:
      return []
  }
}
