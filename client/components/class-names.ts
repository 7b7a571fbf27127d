/** Returns the value of a `class` attribute with the names that apply. Names that are false or missing are left out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
