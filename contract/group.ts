import type { Locale } from './addresses.ts'

/**
 * A group: files of the build that belong together, one behind the other in one file that is named by its content (design §7). The
 * build writes groups and puts their list into the service worker, which keeps each as one entry and takes files out of it.
 */
export interface Group {
  /** `/groups/<name>-<digest>.pack` */
  url: string
  /** What is to be read, without which the rest is of no use: fetched first. */
  text: boolean
  /** The language whose readers it is for; null for all. */
  locale: Locale | null
  /** As it is sent, compressed. */
  bytes: number
  /** Address and length in bytes of each file, in their order. */
  files: [path: string, length: number][]
}

/** Hexadecimal digits of a group's digest, the start of the SHA-256 of its content: against damage, not against forgers. */
export const DIGEST_LENGTH = 16

const GROUP_URL = new RegExp(`^/groups/(.+)-([0-9a-f]{${DIGEST_LENGTH}})\\.pack$`)

/** The address of a group. */
export function groupUrl(name: string, digest: string): string {
  return `/groups/${name}-${digest.slice(0, DIGEST_LENGTH)}.pack`
}

/** What is called `name` in every build, and the digest of its content; undefined for other addresses. */
export function parseGroupUrl(url: string): { name: string; digest: string } | undefined {
  const [, name, digest] = GROUP_URL.exec(url) ?? []
  return name && digest ? { name, digest } : undefined
}
