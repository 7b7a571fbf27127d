import { createHash } from 'node:crypto'
import { DEFAULT_LOCALE, LOCALES, type Locale, splitLocale } from '#contract/addresses.ts'

export interface GroupKind {
  name: string
  text: boolean
  locale: Locale | null
}

/** So many groups for the stories of a language, each of some dozens of kB: more of them compress worse, fewer cost more at an update. */
const STORY_GROUPS = 3

/** The groups of all other files, those first that are fetched first. The first that fits counts. */
const OTHERS: [name: string, files: RegExp][] = [
  [
    'start',
    /^\/(boot\.js|(\w+\/)?manifest\.webmanifest|icons\/favicon\.svg|assets\/(start|later|rolldown-runtime)-.+)$/,
  ],
  ['react', /^\/assets\/(react|router)-.+\.js$/],
  ['form-rules', /^\/assets\/(phone|resume-(content|docx))-.+\.js$/],
  ['islands', /^\/assets\/.+\.(js|css)$/],
  ['fonts-latin', /^\/fonts\/.+-latin\..+$/],
  ['fonts-vietnamese', /^\/fonts\/.+$/],
  ['posters', /^\/film\/.+\.avif$/],
  ['illustrations', /^\/illustrations\/.+$/],
  ['covers', /^\/covers\/.+$/],
  ['marks', /^\/(customers|flags|icons|people|portraits|technologies|tiles)\/.+$/],
]

const TEXT_GROUPS = ['start']

/**
 * The group that a file of the build belongs to. `sections` has the section of each page's file: the pages of a section change together,
 * and visitors read the names of those that have changed.
 * @throws for a file that no rule of this module is about.
 */
export function groupOf(path: string, sections: ReadonlyMap<string, string>): GroupKind {
  const section = sections.get(path)
  if (section) return pageGroup(path, section)
  const [, locale] = /^\/locales\/([^/]+)\//.exec(path) ?? []
  if (locale) return { name: `${locale}-translations`, text: false, locale: locale as Locale }
  const [name] = OTHERS.find(([, files]) => files.test(path)) ?? []
  if (!name) throw new Error(`${path} is in no group: give it one in scripts/build/group-of.ts`)
  return { name, text: TEXT_GROUPS.includes(name), locale: null }
}

function pageGroup(path: string, section: string): GroupKind {
  const { locale } = splitLocale(path.replace('.html', ''))
  // By the page's own address: another case study moves none of the others.
  const part =
    section === 'stories'
      ? `-${(createHash('sha256').update(path.replace(/.*\//, '')).digest()[0] ?? 0) % STORY_GROUPS}`
      : ''
  return { name: `${locale}-${section}${part}`, text: true, locale }
}

const ORDER = [...LOCALES].sort((one, other) => Number(other === DEFAULT_LOCALE) - Number(one === DEFAULT_LOCALE))

/** For sorting groups into the order in which they are fetched: text, then languages' words for scripts, then the others. */
export function fetchOrder({ name, text, locale }: GroupKind): number {
  const place = OTHERS.findIndex(([other]) => other === name)
  if (text) return locale ? ORDER.indexOf(locale) : -1
  return ORDER.length + (locale ? ORDER.indexOf(locale) : ORDER.length + place)
}
