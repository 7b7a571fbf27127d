import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { createRoom } from '../store/room.ts'
import type { Store } from '../store/store.ts'
import { StoreError, storing } from '../store/store-error.ts'
import { openNameless } from './nameless-file.ts'

/** As a file system hands it out: a byte may find room where a block finds none. */
const BLOCK = Buffer.alloc(4096)

/**
 * Writes a file as an application's would be written in `folder`.
 * @throws StoreError while applications cannot be taken.
 */
export async function checkUploads(store: Store, folder: string): Promise<void> {
  if (!(await createRoom(store, folder).isFor('application', RESUME_MAX_BYTES)))
    throw new StoreError({ code: 'ENOSPC' })
  await storing(async () => {
    const handle = await openNameless(folder)
    await handle.writeFile(BLOCK).finally(() => handle.close())
  })
}
