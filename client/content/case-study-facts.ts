import type { CaseStudyFacts } from './case-study.ts'

const modules = import.meta.glob<CaseStudyFacts>('./case-studies/*/case-study.ts', {
  import: 'caseStudy',
  eager: true,
})

/** The facts of every folder in `case-studies/` by slug, the latest first. */
export const caseStudyFacts: ReadonlyMap<string, CaseStudyFacts> = new Map(
  Object.entries(modules)
    .map(([file, facts]) => [file.split('/').at(-2) as string, facts] as const)
    .sort(([, a], [, b]) => b.published.localeCompare(a.published)),
)
