import { fieldName } from '../content-check/schema-problems.ts'

/** Fields of a drawing whose words are for the page, not for the reader. */
const UNTRANSLATED = ['kind', 'section']

/** Says where the drawings of one language differ from those of another in more than their words; empty when nowhere. */
export function diagramDifference(diagrams: unknown, reference: unknown, referenceFile: string): string[] {
  const [ours, theirs] = [partsOf(diagrams), partsOf(reference)]
  const field = [...theirs.keys(), ...ours.keys()].find((name) => ours.get(name) !== theirs.get(name))
  if (field === undefined) return []
  const [here, there] = [ours, theirs].map((parts) => parts.get(field) ?? 'missing')
  return [`${field} is ${here}, in ${referenceFile} it is ${there}: all languages have the same drawings`]
}

/** Whatever drawings are made of, by its path; texts that are translated are all alike. */
function partsOf(value: unknown, path: PropertyKey[] = ['diagrams']): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return new Map(entries.flatMap(([key, part]) => [...partsOf(part, [...path, key])]))
  }
  const isTranslated = typeof value === 'string' && !UNTRANSLATED.includes(String(path.at(-1)))
  return new Map([[fieldName(path), isTranslated ? 'a text' : JSON.stringify(value)]])
}
