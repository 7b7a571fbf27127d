import { cleanPath, DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'
import { type Group, parseGroupUrl } from '#contract/group.ts'
import type { SiteState } from '#contract/worker-message.ts'
import { download, isQuotaExceeded } from './download.ts'
import { fileOf, groupsOfLastBuild, lastFullTime, noteBuildInUse, noteFull, storedGroups } from './group-cache.ts'
import { postProgress } from './post-progress.ts'
import { visitorLocale } from './visitor-locale.ts'

/**
 * The number of bytes that stay free for the outbox: what `saveResumeDraft` asks for to store the largest resume, which
 * is two copies of 5 MB, 1 MB for texts and records, and the margin of `requireRoom`, 4 MB.
 */
export const RESERVE_BYTES = 15 * 1024 * 1024
/**
 * For this long after the device was found full, the worker downloads only the core groups. Trying the rest sooner
 * would seldom succeed, because visitors seldom free storage.
 */
const FULL_FOR_MS = 24 * 60 * 60_000

declare const self: ServiceWorkerGlobalScope

/**
 * What a download fetches. `core`: the core groups of the visitor's language · `all`: the whole site.
 */
type Scope = 'core' | 'all'

/**
 * The files of this worker's build, packed in groups (archives). Core groups have the pages of a language, or the files
 * that every page needs at its start. Reports how many groups are on the device, and fetches the missing ones
 * (docs/offline.md).
 */
export class Site {
  readonly #groups: Group[]
  readonly #groupOfFile: Map<string, Group>
  readonly #urls: string[]
  /** The running downloads: of the core groups of a language, or of the whole site. */
  readonly #downloading = new Map<Locale | 'all', Promise<void>>()
  /**
   * Time at which this worker found the device full. Kept in memory and not only in a note in the cache (`noteFull`),
   * because a full device may have no room for the note.
   */
  #foundFull = Number.NEGATIVE_INFINITY

  constructor(groups: Group[]) {
    this.#groups = groups
    this.#urls = groups.map(({ url }) => url)
    this.#groupOfFile = new Map(groups.flatMap((group) => group.files.map(([path]) => [path, group] as const)))
  }

  /**
   * Returns the path of the file that answers an address, such as `/index.html` for `/`; undefined if this build has no
   * such file.
   */
  pathOf(pathname: string): string | undefined {
    const page = `${cleanPath(pathname).replace(/\/+$/, '') || '/index'}.html`
    return [pathname, page].find((path) => this.#groupOfFile.has(path))
  }

  /** Reads a file of this build; undefined if the file is not on the device. */
  async file(path: string): Promise<Response | undefined> {
    const group = this.#groupOfFile.get(path)
    return group && fileOf(group, path)
  }

  /**
   * Does the work of the install event: fetches the core groups of the visitor's language. Also fetches the new content
   * of every group that the device has from the version before, so that no page that was available offline becomes
   * unavailable by an update. On a full device fetches the core groups only. Rejects if a group cannot be fetched or
   * stored; the groups that were stored stay on the device and are not fetched again.
   */
  async install(): Promise<void> {
    const stored = await storedGroups()
    const storedNames = new Set([...stored].map((url) => parseGroupUrl(url)?.name))
    // If no page is open, the visitor's language is that of the pages which the device has from the version before.
    const storedLocale = LOCALES.find((locale) =>
      this.#groups.some((group) => group.core && group.locale === locale && storedNames.has(nameOf(group))),
    )
    const locale = (await visitorLocale(self.clients)) ?? storedLocale ?? DEFAULT_LOCALE
    try {
      await this.#download(locale, (group) => isCore(group, locale) || storedNames.has(nameOf(group)))
    } catch (error) {
      // If the device has no room for all of these groups, only the core groups are installed. If the installation
      // failed instead, the device would never get an update, and would download in vain at every visit.
      if (!isQuotaExceeded(error)) throw error
      await this.#download(locale, (group) => isCore(group, locale))
    }
  }

  /** Does the work of the activate event: stores that this build is in use now. */
  activate(): Promise<void> {
    return noteBuildInUse(this.#urls)
  }

  /**
   * Resolves with the names of this build's groups that are new or changed since the build in use. The page uses these
   * names to list the changes of an update.
   */
  async changes(): Promise<string[]> {
    const before = await groupsOfLastBuild()
    return this.#groups.filter(({ url }) => !before.includes(url)).map(nameOf)
  }

  /** Resolves with how much of the site is on the device, for a visitor of this language. */
  async state(locale: Locale): Promise<SiteState> {
    const stored = await storedGroups()
    const isStored = ({ url }: Group) => stored.has(url)
    return {
      hasText: this.#groups.filter((group) => isCore(group, locale)).every(isStored),
      done: bytesOf(this.#groups.filter(isStored)),
      total: bytesOf(this.#groups),
      isFull: await this.#wasFullLately(),
    }
  }

  /**
   * Fetches the groups that are missing on the device; if the same download is already running, waits for it instead.
   * First come the core groups of the visitor's language, then the other groups for that language, then those for the
   * other languages. Fetches only the core groups if `scope` says so or if the device was found full within the last
   * `FULL_FOR_MS`. Fetches nothing if a newer build is installing or waiting, because the relay may no longer have this
   * build's files. Resolves with the state afterwards, also if files could not be fetched.
   */
  async downloadMissing(locale: Locale, scope: Scope): Promise<SiteState> {
    const isCoreOnly = scope === 'core' || (await this.#wasFullLately())
    const key = isCoreOnly ? locale : 'all'
    const running =
      this.#downloading.get(key) ??
      this.#downloadUnlessOutdated(locale, isCoreOnly).finally(() => this.#downloading.delete(key))
    this.#downloading.set(key, running)
    await running.catch(console.info)
    return this.state(locale)
  }

  async #downloadUnlessOutdated(locale: Locale, isCoreOnly: boolean): Promise<void> {
    const { registration } = self
    if (registration.installing || registration.waiting) return
    try {
      await this.#download(locale, (group) => !isCoreOnly || isCore(group, locale))
    } catch (error) {
      // The relay may lack the files because there is a newer build. The worker looks for a newer build only after a
      // failure, because in a worker that has just been activated Chromium takes 2 s for `update`.
      if (!isQuotaExceeded(error)) await registration.update()
      throw error
    }
  }

  /**
   * Fetches and stores the missing groups among those that `isWanted` selects, and reports the progress to all pages.
   * Rejects as `download` does; on a full device first notes that it is full.
   */
  async #download(locale: Locale, isWanted: (group: Group) => boolean): Promise<void> {
    const stored = await storedGroups()
    const missing = this.#inOrder(locale).filter((group) => !stored.has(group.url) && isWanted(group))
    const state = await this.state(locale)
    try {
      await download(missing, {
        build: this.#urls,
        // Core groups may use all the room on the device. All other groups must leave room for the outbox.
        reserveBytes: (group) => (isCore(group, locale) ? 0 : RESERVE_BYTES),
        onStored: ({ bytes }) => {
          state.done += bytes
          void postProgress(state)
        },
      })
    } catch (error) {
      if (isQuotaExceeded(error)) {
        this.#foundFull = Date.now()
        await noteFull(this.#foundFull, await this.#dispensable(locale))
      }
      throw error
    }
  }

  async #wasFullLately(): Promise<boolean> {
    const ageMs = Date.now() - Math.max(this.#foundFull, await lastFullTime())
    return ageMs >= 0 && ageMs < FULL_FOR_MS
  }

  /**
   * Resolves with the stored groups that may be deleted to make room for the note that the device is full (`noteFull`):
   * all except the core groups of this language. The order is the reverse of the download, so the least needed group
   * comes first.
   */
  async #dispensable(locale: Locale): Promise<Group[]> {
    const stored = await storedGroups()
    return this.#inOrder(locale)
      .filter((group) => stored.has(group.url) && !isCore(group, locale))
      .reverse()
  }

  /** Returns the groups in the order of download: core groups, then the rest of this language, then all others. */
  #inOrder(locale: Locale): Group[] {
    const rank = (group: Group) => {
      if (isCore(group, locale)) return 0
      return isFor(group, locale) ? 1 : 2
    }
    return [...this.#groups].sort((a, b) => rank(a) - rank(b))
  }
}

/** True for a group of this language, and for one of no language, such as pictures. */
function isFor(group: Group, locale: Locale): boolean {
  return group.locale === null || group.locale === locale
}

/** True for a core group of this language: it has pages, or files that every page needs at its start. */
function isCore(group: Group, locale: Locale): boolean {
  return group.core && isFor(group, locale)
}

function nameOf({ url }: Group): string {
  return parseGroupUrl(url)?.name ?? url
}

function bytesOf(groups: Group[]): number {
  return groups.reduce((sum, { bytes }) => sum + bytes, 0)
}
