import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Overview } from '../store/find-submissions.ts'
import type { Store } from '../store/store.ts'
import { loadSubmission } from '../store/submissions.ts'
import { newFolder } from './new-folder.ts'

const OWNER_ONLY = { mode: 0o600 }

/**
 * Writes each submission into its own folder below the new folder `to`: `submission.json` and the attached files. Only
 * the owner can read them.
 */
export function exportSubmissions(store: Store, found: readonly Overview[], to: string): Promise<void> {
  return newFolder(to, async (folder) => {
    for (const overview of found) {
      const { digest: _, attachments, ...submission } = await loadSubmission(store, overview.id)
      const own = join(folder, `${overview.receipt}-${overview.id}`)
      await mkdir(join(own, 'files'), { recursive: true, mode: 0o700 })
      const files = attachments.map(({ content: _, ...facts }) => facts)
      const json = JSON.stringify({ ...submission, mail: overview.mail, files }, null, 2)
      await writeFile(join(own, 'submission.json'), `${json}\n`, OWNER_ONLY)
      // The file names are safe, because the relay passed them through `safeFileName` before it stored them.
      for (const { fileName, content } of attachments)
        await writeFile(join(own, 'files', fileName), content, OWNER_ONLY)
    }
  })
}
