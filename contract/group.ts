import type { Locale } from './addresses.ts'

/**
 * The sections of the site. The pages of a section have groups of their own, so that the note on an update can list the
 * sections that have changed; `pwa.changes` in `common.json` names them. A page without a section is in `company`.
 */
export const SECTIONS = ['stories', 'services', 'careers', 'company'] as const
export type Section = (typeof SECTIONS)[number]

/**
 * A group is a set of build files that change together, concatenated to one file whose name contains the digest of its
 * content (docs/offline.md). The build writes the groups and puts their list into the service worker. The worker stores
 * each group as one cache entry and extracts files from it.
 */
export interface Group {
  /** The address of the group: `/groups/<name>-<digest>.pack`. */
  url: string
  /**
   * True for a group that the worker fetches before the others: a group with pages, or with files that every page needs
   * at its start.
   */
  isFetchedFirst: boolean
  /** The language of the visitors who need this group; null if visitors in all languages need it. */
  locale: Locale | null
  /** Size of the group in bytes as it is sent: compressed. */
  bytes: number
  /** Address and length in bytes of each file, in the order in which the files are concatenated. */
  files: [path: string, length: number][]
}

/**
 * Number of hexadecimal digits in a group's digest. The digest is the start of the SHA-256 of the group's content. It
 * is long enough to detect that a group is damaged, but too short to prevent forgery.
 */
export const DIGEST_LENGTH = 16

const GROUP_URL = new RegExp(`^/groups/(.+)-([0-9a-f]{${DIGEST_LENGTH}})\\.pack$`)

/** The address of a group (an archive of the site's files) by the group's name and digest. */
export function groupUrl(name: string, digest: string): string {
  return `/groups/${name}-${digest.slice(0, DIGEST_LENGTH)}.pack`
}

/**
 * Splits the address of a group (an archive of the site's files) into the group's name, which is the same in every
 * build, and the digest of the group's content. Returns undefined for other addresses.
 */
export function parseGroupUrl(url: string): { name: string; digest: string } | undefined {
  const [, name, digest] = GROUP_URL.exec(url) ?? []
  return name && digest ? { name, digest } : undefined
}
