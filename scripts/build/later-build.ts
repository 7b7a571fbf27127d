import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Group, groupUrl, parseGroupUrl } from '#contract/group.ts'

const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url))
/** Matches the list of groups in the service worker. */
const GROUPS = /\[\{"bytes":.*?\.pack"\}\]/s

/**
 * Simulates a later build of the site in which only pages have changed. Returns the files that differ from `dist/site`,
 * by path: the pages changed by `edits`, the groups (archives for offline use) that contain these pages, and the
 * service worker. `earlier` is the result of a former call: with it, the changes are made to that simulated build
 * instead of `dist/site`.
 * @throws Error if an edit changes nothing, or if the service worker contains no list of groups.
 */
export function laterBuild(
  edits: Record<string, (html: string) => string>,
  earlier = new Map<string, Buffer>(),
): Map<string, Buffer> {
  const read = (path: string) => earlier.get(path) ?? readFileSync(SITE + path)
  const worker = read('/sw.js').toString()
  const [list] = GROUPS.exec(worker) ?? []
  if (!list) throw new Error('The service worker contains no list of groups')
  const groups: Group[] = JSON.parse(list)
  const changed = new Map(earlier)
  for (const [path, edit] of Object.entries(edits)) changed.set(path, Buffer.from(edited(read(path).toString(), edit)))
  for (const group of groups) {
    if (!group.files.some(([path]) => path in edits)) continue
    const contents = group.files.map(([path]) => changed.get(path) ?? read(path))
    const content = Buffer.concat(contents)
    const name = parseGroupUrl(group.url)?.name ?? ''
    group.url = groupUrl(name, createHash('sha256').update(content).digest('hex'))
    group.files = group.files.map(([path], index) => [path, contents[index]?.length ?? 0])
    changed.set(group.url, content)
  }
  changed.set('/sw.js', Buffer.from(worker.replace(GROUPS, () => JSON.stringify(groups))))
  return changed
}

function edited(html: string, edit: (html: string) => string): string {
  const next = edit(html)
  if (next === html) throw new Error('The edit changed nothing')
  return next
}
