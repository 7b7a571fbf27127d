import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ManifestTransform } from 'workbox-build'
import { contentType } from '#contract/content-type.ts'
import { type Group, groupUrl } from '#contract/group.ts'
import { compressFile } from './compress.ts'
import { fetchOrder, type GroupKind, groupOf } from './group-of.ts'

/**
 * Makes archives (groups) of the files that devices store for offline use, and writes each group as a file into
 * `siteDir`. The single files stay in `siteDir`, too. The list of groups replaces the list of files in the service
 * worker. Rejects if a file has no group or no media type.
 */
export function groups(siteDir: string, sections: ReadonlyMap<string, string>): ManifestTransform {
  return async (entries) => {
    const files = entries.map(({ url }) => url).sort()
    const groups = [...Map.groupBy(files, (file) => groupOf(file, sections).name).values()]
      .map((paths) => ({ kind: groupOf(paths[0] as string, sections), paths }))
      .sort((one, other) => fetchOrder(one.kind) - fetchOrder(other.kind))
    const manifest = await Promise.all(groups.map(({ kind, paths }) => writeGroup(siteDir, kind, paths)))
    return { manifest: manifest.map((group) => ({ ...group, revision: null, size: 0 })) }
  }
}

/** Writes the archive of one group, also compressed. Rejects if a file has no media type. */
async function writeGroup(siteDir: string, { name, core, locale }: GroupKind, paths: string[]): Promise<Group> {
  // The service worker needs the media type of each file. This throws for a file without one.
  for (const file of paths) contentType(file)
  const contents = await Promise.all(paths.map((file) => readFile(path.join(siteDir, file))))
  const content = Buffer.concat(contents)
  const url = groupUrl(name, createHash('sha256').update(content).digest('hex'))
  const target = path.join(siteDir, url)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  const bytes = await compressFile(target)
  return { url, core, locale, bytes, files: paths.map((file, index) => [file, contents[index]?.length ?? 0]) }
}
