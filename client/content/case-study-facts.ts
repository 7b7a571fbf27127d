import type { CaseStudyFacts } from '#contract/content/case-study-schema.ts'

const factsByFile = import.meta.glob<CaseStudyFacts>('./case-studies/*/case-study.ts', {
  import: 'caseStudy',
  eager: true,
})

/** The facts of every case study. The key is the slug; the latest case study is first. */
export const caseStudyFacts: ReadonlyMap<string, CaseStudyFacts> = new Map(
  Object.entries(factsByFile)
    .map(([file, facts]) => [file.split('/').at(-2) as string, facts] as const)
    .sort(([, a], [, b]) => b.published.localeCompare(a.published)),
)
