import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { createDiskSpace } from '../store/disk-space.ts'
import type { Store } from '../store/store.ts'
import { StoreError, storing } from '../store/store-error.ts'
import { openTemporaryFile } from './temporary-file.ts'

/** One block of a file system: on a full disk a single byte may still fit where a block does not. */
const BLOCK = Buffer.alloc(4096)

/**
 * Writes a temporary file in `folder`, as an application's upload does.
 * @throws StoreError while applications cannot be stored.
 */
export async function checkUploads(store: Store, folder: string): Promise<void> {
  if (!(await createDiskSpace(store, folder).isFor('application', RESUME_MAX_BYTES)))
    throw new StoreError({ code: 'ENOSPC' })
  await storing(async () => {
    const handle = await openTemporaryFile(folder)
    await handle.writeFile(BLOCK).finally(() => handle.close())
  })
}
