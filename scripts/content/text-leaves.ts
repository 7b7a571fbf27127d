/** All texts inside a JSON value with their dotted keys, such as `items.0.title`. */
export function textLeaves(value: unknown, parentKey = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[parentKey, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textLeaves(inner, parentKey ? `${parentKey}.${key}` : key))
}
