import { fieldName } from './schema-problems.ts'

/** Fields of a diagram whose words are for the code, not for the reader. */
const UNTRANSLATED = ['kind', 'section']

/** The first place where the diagrams of a language differ from those of another in more than their texts; none or one sentence. */
export function diagramDifference(diagrams: unknown, reference: unknown, referenceFile: string): string[] {
  const [ours, theirs] = [leavesOf(diagrams), leavesOf(reference)]
  const field = [...theirs.keys(), ...ours.keys()].find((name) => ours.get(name) !== theirs.get(name))
  if (field === undefined) return []
  const [here, there] = [ours, theirs].map((leaves) => leaves.get(field) ?? 'missing')
  return [`${field} is ${here}, in ${referenceFile} it is ${there}: all languages have the same diagrams`]
}

/** Every value of diagrams as JSON by its path; `a text` for each text that is translated. */
function leavesOf(value: unknown, path: PropertyKey[] = ['diagrams']): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return new Map(entries.flatMap(([key, part]) => [...leavesOf(part, [...path, key])]))
  }
  const isTranslated = typeof value === 'string' && !UNTRANSLATED.includes(String(path.at(-1)))
  return new Map([[fieldName(path), isTranslated ? 'a text' : JSON.stringify(value)]])
}
