import { createHash } from 'node:crypto'
import { DEFAULT_LOCALE, LOCALES, type Locale, splitLocale } from '#contract/addresses.ts'

/** What a group (an archive of files for offline use) has by its kind; the rest of `Group` follows from its files. */
export interface GroupKind {
  name: string
  /** As in `Group`. */
  core: boolean
  locale: Locale | null
}

/**
 * Number of groups (archives for offline use) into which the case studies of one language are divided. Each group has
 * some dozens of kB. More groups would compress worse. With fewer groups a device would download more after a change of
 * one case study.
 */
const STORY_GROUPS = 3

/**
 * The groups of all files that are neither pages nor translations, in the order in which the service worker fetches
 * them. A file belongs to the first group whose pattern matches its path.
 */
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
  ['heroes', /^\/illustrations\/hero-.+$/],
  ['products', /^\/illustrations\/product-.+$/],
  ['illustrations', /^\/illustrations\/.+$/],
  ['covers', /^\/covers\/.+$/],
  ['marks', /^\/(customers|flags|icons|people|portraits|technologies|tiles)\/.+$/],
]

/**
 * The group to which a file of the build belongs. `sections` maps the file of a page to its section of the site. Each
 * section has groups of its own, so that the site can tell visitors after an update which sections have changed.
 * @throws for a file that matches no group.
 */
export function groupOf(path: string, sections: ReadonlyMap<string, string>): GroupKind {
  const section = sections.get(path)
  if (section) return pageGroup(path, section)
  const [, locale] = /^\/locales\/([^/]+)\//.exec(path) ?? []
  if (locale) return { name: `${locale}-translations`, core: false, locale: locale as Locale }
  const [name] = OTHERS.find(([, files]) => files.test(path)) ?? []
  if (!name) throw new Error(`${path} is in no group: give it one in scripts/build/group-of.ts`)
  return { name, core: name === 'start', locale: null }
}

function pageGroup(path: string, section: string): GroupKind {
  const { locale } = splitLocale(path.replace('.html', ''))
  // The digest of a case study's own file name chooses its group. A new case study therefore moves no other case study
  // to another group. Devices would have to download a group again after such a move.
  const fileName = path.replace(/.*\//, '')
  const digestByte = createHash('sha256').update(fileName).digest()[0] ?? 0
  const part = section === 'stories' ? `-${digestByte % STORY_GROUPS}` : ''
  return { name: `${locale}-${section}${part}`, core: true, locale }
}

/** All languages, the default one first. */
const LANGUAGES = [DEFAULT_LOCALE, ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)]

/**
 * Sort key for the order in which the service worker fetches groups: first the group `start`, then pages, then
 * translations, then all other groups. Among pages and among translations the default language comes first.
 */
export function fetchOrder({ name, core, locale }: GroupKind): number {
  if (name === 'start') return -1
  const firstRank = core ? 0 : LANGUAGES.length
  if (locale) return firstRank + LANGUAGES.indexOf(locale)
  return 2 * LANGUAGES.length + OTHERS.findIndex(([other]) => other === name)
}
