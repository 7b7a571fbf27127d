import type { Locale } from './addresses.ts'

/**
 * A group: files of the build that change together, concatenated to one file whose name contains the digest of its content (docs/offline.md).
 * The build writes the groups and puts their list into the service worker, which stores each group as one entry and extracts files from it.
 */
export interface Group {
  /** `/groups/<name>-<digest>.pack` */
  url: string
  /** Contains texts, or files that every page needs at its start; fetched first. */
  text: boolean
  /** The language of its readers; null for all languages. */
  locale: Locale | null
  /** As sent (compressed). */
  bytes: number
  /** Address and length in bytes of each file, in the order of the content. */
  files: [path: string, length: number][]
}

/** Hexadecimal digits of a group's digest, the start of the SHA-256 of its content. It detects damage, not forgery. */
export const DIGEST_LENGTH = 16

const GROUP_URL = new RegExp(`^/groups/(.+)-([0-9a-f]{${DIGEST_LENGTH}})\\.pack$`)

/** The address of a group. */
export function groupUrl(name: string, digest: string): string {
  return `/groups/${name}-${digest.slice(0, DIGEST_LENGTH)}.pack`
}

/** The name of a group, which is the same in every build, and the digest of its content; undefined for other addresses. */
export function parseGroupUrl(url: string): { name: string; digest: string } | undefined {
  const [, name, digest] = GROUP_URL.exec(url) ?? []
  return name && digest ? { name, digest } : undefined
}
