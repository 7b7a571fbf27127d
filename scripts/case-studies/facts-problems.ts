import type { CaseStudyFolder } from './case-study-folder.ts'
import { COVER_HINTS, coverSchema } from './cover-schema.ts'
import { FACTS_HINTS, factsSchema } from './facts-schema.ts'
import { schemaProblems } from './schema-problems.ts'

const EXPORTS = {
  caseStudy: `the facts: ${Object.keys(FACTS_HINTS).join(', ')}`,
  cover: `how the cover is drawn: ${Object.keys(COVER_HINTS).join(', ')}`,
}

/** What is wrong with the `case-study.ts` of a folder, each as the end of a line that begins with the file's name. */
export function factsProblems({ files, exports }: CaseStudyFolder): string[] {
  if (files['case-study.ts'] === undefined)
    return [` is missing: add it with the exports "caseStudy" (${EXPORTS.caseStudy}) and "cover" (${EXPORTS.cover})`]
  if (exports instanceof Error) return [` cannot be read: ${exports.message}`]
  const { caseStudy, cover, ...others } = exports
  return [
    ...(caseStudy === undefined
      ? [`add the export "caseStudy" (${EXPORTS.caseStudy})`]
      : schemaProblems(factsSchema, caseStudy, FACTS_HINTS)),
    ...(cover === undefined
      ? [`add the export "cover" (${EXPORTS.cover})`]
      : schemaProblems(coverSchema, cover, COVER_HINTS, 'cover')),
    ...Object.keys(others).map((name) => `the export "${name}" is not known: mend its name or take it away`),
  ].map((problem) => `: ${problem}`)
}
