/** All texts inside a JSON value with their paths, such as `items.0.title`. */
export function textLeaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textLeaves(inner, path ? `${path}.${key}` : key))
}
