/** The fields that have a value: in the changes of a test, undefined takes a field away. */
export function definedFields(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
