import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'
import { type Group, parseGroupUrl } from '#contract/group.ts'
import type { SiteState } from '#contract/worker-message.ts'
import { download, isFull } from './download.ts'
import { fileOf, groupsOfLastBuild, keepBuild, notedFull, noteFull, storedGroups } from './group-cache.ts'
import { visitorLocale } from './locale-of.ts'
import { postProgress } from './progress.ts'

/** An application with the largest resume fits, while it is copied as well. */
const RESERVE_BYTES = 12 * 1024 * 1024
/** People make room seldom. */
const FULL_FOR_MS = 24 * 60 * 60_000

declare const self: ServiceWorkerGlobalScope

/** The site as this worker's build has it, and how much of it is on the device (design §7). */
export class Site {
  readonly #groups: Group[]
  readonly #groupOfFile: Map<string, Group>
  readonly #urls: string[]
  #underWay: Promise<void> | undefined
  /** When this worker found no room: on a full device there may be none for a note. */
  #foundFull = Number.NEGATIVE_INFINITY

  constructor(groups: Group[]) {
    this.#groups = groups
    this.#urls = groups.map(({ url }) => url)
    this.#groupOfFile = new Map(groups.flatMap((group) => group.files.map(([path]) => [path, group] as const)))
  }

  /** The file that answers an address, such as `/index.html` for `/`; undefined for one that this build does not have. */
  pathOf(pathname: string): string | undefined {
    const page = `${pathname.replace(/\/+$/, '') || '/index'}.html`
    return [pathname, page].find((path) => this.#groupOfFile.has(path))
  }

  /** A file as it is on the device; undefined where it is not. */
  async file(path: string): Promise<Response | undefined> {
    const group = this.#groupOfFile.get(path)
    return group && fileOf(group, path)
  }

  /**
   * For the install event: the texts in the visitor's language, and whatever the version before has on the device, so that an update
   * takes nothing away. Rejects where that cannot be had; what came stays, and is not fetched again.
   */
  async install(): Promise<void> {
    const stored = await storedGroups()
    const held = new Set([...stored].map((url) => parseGroupUrl(url)?.name))
    const heldLocale = LOCALES.find((locale) =>
      this.#texts(locale).some((group) => group.locale && held.has(nameOf(group))),
    )
    const locale = (await visitorLocale(self.clients)) ?? heldLocale ?? DEFAULT_LOCALE
    const texts = this.#texts(locale)
    await this.#download(locale, (group) => texts.includes(group) || held.has(nameOf(group)))
  }

  /** For the activate event. */
  keep(): Promise<void> {
    return keepBuild(this.#urls)
  }

  /** The names of groups that are not as in the build in use. */
  async changes(): Promise<string[]> {
    const before = await groupsOfLastBuild()
    return this.#groups.filter(({ url }) => !before.includes(url)).map(nameOf)
  }

  async state(locale: Locale): Promise<SiteState> {
    const stored = await storedGroups()
    const isThere = ({ url }: Group) => stored.has(url)
    return {
      hasText: this.#texts(locale).every(isThere),
      done: bytesOf(this.#groups.filter(isThere)),
      total: bytesOf(this.#groups),
      isFull: await this.#wasFullLately(),
    }
  }

  /**
   * Fetches what is missing: texts in the visitor's language first, then what else is for them, then the other languages. Where
   * there is a newer build, that installs itself instead: this version's files may not be to be had any more. Never rejects.
   */
  async downloadMissing(locale: Locale): Promise<SiteState> {
    this.#underWay ??= this.#downloadUnlessOutdated(locale).finally(() => {
      this.#underWay = undefined
    })
    await this.#underWay.catch(console.info)
    return this.state(locale)
  }

  async #downloadUnlessOutdated(locale: Locale): Promise<void> {
    const { registration } = self
    if (registration.installing || registration.waiting) return
    // On a full device what does not fit is not fetched with every page.
    const texts = (await this.#wasFullLately()) ? this.#texts(locale) : undefined
    try {
      await this.#download(locale, (group) => texts?.includes(group) ?? true)
    } catch (error) {
      // Afterwards: Chromium lets a young worker wait two seconds for the answer.
      if (!isFull(error)) await registration.update()
      throw error
    }
  }

  async #download(locale: Locale, isWanted: (group: Group) => boolean): Promise<void> {
    const stored = await storedGroups()
    const missing = this.#inOrder(locale).filter((group) => !stored.has(group.url) && isWanted(group))
    const state = await this.state(locale)
    const texts = this.#texts(locale)
    try {
      await download(missing, {
        build: this.#urls,
        // What is to be read takes any room there is.
        reserveBytes: (group) => (texts.includes(group) ? 0 : RESERVE_BYTES),
        onStored: ({ bytes }) => {
          state.done += bytes
          void postProgress(state)
        },
      })
    } catch (error) {
      if (isFull(error)) {
        this.#foundFull = Date.now()
        await noteFull(this.#foundFull, await this.#dispensable(locale))
      }
      throw error
    }
  }

  /** Whether the device was found full within a day: it is no use to fetch the same again. */
  async #wasFullLately(): Promise<boolean> {
    const ageMs = Date.now() - Math.max(this.#foundFull, await notedFull())
    return ageMs >= 0 && ageMs < FULL_FOR_MS
  }

  /** What is on the device and is not to be read by the visitor; what would be fetched last comes first. */
  async #dispensable(locale: Locale): Promise<Group[]> {
    const stored = await storedGroups()
    const texts = this.#texts(locale)
    return this.#inOrder(locale)
      .filter((group) => stored.has(group.url) && !texts.includes(group))
      .reverse()
  }

  #texts(locale: Locale): Group[] {
    return this.#groups.filter((group) => group.text && isFor(group, locale))
  }

  #inOrder(locale: Locale): Group[] {
    const rank = (group: Group) => (isFor(group, locale) ? (group.text ? 0 : 1) : 2)
    return [0, 1, 2].flatMap((wanted) => this.#groups.filter((group) => rank(group) === wanted))
  }
}

function isFor(group: Group, locale: Locale): boolean {
  return group.locale === null || group.locale === locale
}

function nameOf({ url }: Group): string {
  return parseGroupUrl(url)?.name ?? url
}

function bytesOf(groups: Group[]): number {
  return groups.reduce((sum, { bytes }) => sum + bytes, 0)
}
