/**
 * Returns the texts in a draft, payload or form, by control. Leaves out values that are no texts: another version of the
 * form may have written them.
 */
export function textsIn<Name extends string>(
  draft: Record<string, unknown>,
  names: readonly Name[],
): { [name in Name]?: string } {
  const texts = names.filter((name) => typeof draft[name] === 'string').map((name) => [name, draft[name]])
  return Object.fromEntries(texts)
}

/** Returns the texts of `kept` for those controls that are empty in `values`. */
export function textsForEmpty<Values, Name extends keyof Values>(
  values: Values,
  kept: Values,
  names: readonly Name[],
): Partial<Pick<Values, Name>> {
  const missing = names.filter((name) => values[name] === '').map((name) => [name, kept[name]])
  return Object.fromEntries(missing)
}
