import { LOCALES } from '#contract/locale.ts'
import type { CaseStudyFolder } from './case-study-folder.ts'
import { factsProblems } from './facts-problems.ts'
import { textsProblems } from './texts-problems.ts'

const FOLDERS = 'client/content/case-studies'
const FILES = ['case-study.ts', ...LOCALES.map((locale) => `${locale}.json`)]
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** That of the page which answers unknown slugs. */
const TAKEN_SLUG = '404'

/** What keeps a folder from becoming a page: a line a problem, naming file and field and what to write. */
export function caseStudyProblems(folder: CaseStudyFolder): string[] {
  const { slug, files } = folder
  return [
    ...(SLUG.test(slug) && slug !== TAKEN_SLUG
      ? []
      : [': rename it to an address: lower-case letters, digits, hyphens']),
    ...Object.keys(files)
      .filter((file) => !FILES.includes(file))
      .map((file) => `/${file} does not belong there: the files of a case study are ${FILES.join(', ')}`),
    ...factsProblems(folder).map((problem) => `/case-study.ts${problem}`),
    ...LOCALES.flatMap((locale) => textsProblems(folder, locale).map((problem) => `/${locale}.json${problem}`)),
  ].map((problem) => `${FOLDERS}/${slug}${problem}`)
}

/** The problems of all folders, and what two of them share that each needs for itself. */
export function allCaseStudyProblems(folders: readonly CaseStudyFolder[]): string[] {
  const shared = folders.flatMap((folder, index) => {
    const key = i18nKeyOf(folder)
    const owner = folders.slice(0, index).find((other) => i18nKeyOf(other) === key)
    if (!key || !owner) return []
    return [
      `${FOLDERS}/${folder.slug}/case-study.ts: "i18nKey" "${key}" is that of ${owner.slug}, too: each needs its own`,
    ]
  })
  return [...folders.flatMap(caseStudyProblems), ...shared]
}

function i18nKeyOf({ exports }: CaseStudyFolder): unknown {
  return (exports as { caseStudy?: { i18nKey?: unknown } }).caseStudy?.i18nKey
}
