import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import type { Env } from '../env.ts'
import { createDiskSpace } from '../store/disk-space.ts'
import type { Store } from '../store/store.ts'
import { StoreError, storing } from '../store/store-error.ts'
import { openTemporaryFile } from './temporary-file.ts'
import { checkScanner } from './virus-scan.ts'

/**
 * The content of the test file: one block of a file system. A single byte may still fit on a disk that is too full for
 * a block, so it would not show that the disk is full.
 */
const BLOCK = Buffer.alloc(4096)

export type UploadEnv = Pick<Env, 'dataDir' | 'clamdUrl' | 'clamdRequired'>

/**
 * Checks that applications can be taken: the disk has room, a temporary file can be written in the data folder, as for
 * an upload, and a virus scanner that is required gives verdicts.
 * @throws StoreError while applications cannot be stored, Error while the scanner gives no verdict.
 */
export async function checkUploads(store: Store, env: UploadEnv): Promise<void> {
  const { dataDir } = env
  if (!(await createDiskSpace(store, dataDir).hasRoomFor('application', RESUME_MAX_BYTES)))
    throw new StoreError({ code: 'ENOSPC' })
  await storing(async () => {
    const handle = await openTemporaryFile(dataDir)
    await handle.writeFile(BLOCK).finally(() => handle.close())
  })
  await checkScanner(env)
}
