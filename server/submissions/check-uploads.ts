import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { createDiskSpace } from '../store/disk-space.ts'
import type { Store } from '../store/store.ts'
import { StoreError, storing } from '../store/store-error.ts'
import { openTemporaryFile } from './temporary-file.ts'

/**
 * The content of the test file: one block of a file system. A single byte may still fit on a disk that is too full for
 * a block, so it would not show that the disk is full.
 */
const BLOCK = Buffer.alloc(4096)

/**
 * Checks that applications can be stored: the disk has room, and a temporary file can be written in `folder`, as for an
 * upload.
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
