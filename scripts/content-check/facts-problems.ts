import type { z } from 'zod'
import type { ContentFolder } from './content-folder.ts'
import type { ContentKind } from './content-kind.ts'
import { type Hints, schemaProblems } from './schema-problems.ts'

/** What a file of facts has to export. */
export interface FactsExport {
  /** What it is, in a few words. */
  what: string
  schema: z.ZodType
  hints: Hints
  /** What the names of its fields begin with in a problem. */
  parent?: string
}

/** What is wrong with the file of facts of a folder, each as the end of a line that begins with the file's name. */
export function factsProblems(
  { factsFile }: ContentKind,
  { files, exports }: ContentFolder,
  expected: Readonly<Record<string, FactsExport>>,
): string[] {
  const described = Object.entries(expected).map(([name, { what, hints }]) => {
    return `"${name}" (${what}: ${Object.keys(hints).join(', ')})`
  })
  if (files[factsFile] === undefined) {
    const noun = described.length === 1 ? 'export' : 'exports'
    return [` is missing: add it with the ${noun} ${described.join(' and ')}`]
  }
  if (exports instanceof Error) return [` cannot be read: ${exports.message}`]
  return [
    ...Object.entries(expected).flatMap(([name, { schema, hints, parent }], index) =>
      exports[name] === undefined
        ? [`add the export ${described[index]}`]
        : schemaProblems(schema, exports[name], hints, parent),
    ),
    ...Object.keys(exports)
      .filter((name) => !(name in expected))
      .map((name) => `the export "${name}" is not known: mend its name or take it away`),
  ].map((problem) => `: ${problem}`)
}
