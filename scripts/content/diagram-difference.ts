import { fieldName } from './schema-problems.ts'

/** Fields of a diagram whose strings are read by the code, not by visitors. They are the same in every language. */
const UNTRANSLATED = ['kind', 'section']

/**
 * Compares the diagrams of two languages. Only the texts that visitors read may differ. Returns a list with one
 * sentence about the first difference in anything else, or an empty list.
 */
export function diagramDifference(diagrams: unknown, reference: unknown, referenceFile: string): string[] {
  const [ours, theirs] = [leavesOf(diagrams), leavesOf(reference)]
  const field = [...theirs.keys(), ...ours.keys()].find((name) => ours.get(name) !== theirs.get(name))
  if (field === undefined) return []
  const [here, there] = [ours, theirs].map((leaves) => leaves.get(field) ?? 'missing')
  return [`${field} is ${here}, in ${referenceFile} it is ${there}: all languages have the same diagrams`]
}

/**
 * Every value of the diagrams as JSON, by its path. Each text that is translated is replaced by `a text`, so that a
 * translation is no difference.
 */
function leavesOf(value: unknown, path: PropertyKey[] = ['diagrams']): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return new Map(entries.flatMap(([key, part]) => [...leavesOf(part, [...path, key])]))
  }
  const isTranslated = typeof value === 'string' && !UNTRANSLATED.includes(String(path.at(-1)))
  return new Map([[fieldName(path), isTranslated ? 'a text' : JSON.stringify(value)]])
}
