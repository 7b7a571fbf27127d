import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

/** Mounts a tmpfs on a folder until the test is over. Rejects unless the user is root. */
export async function mountMemory(folder: string, options: string): Promise<void> {
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  onTestFinished(async () => void (await run('umount', ['--lazy', folder]).catch(() => {})))
}

/** Fills the file system of `folder` with a file `filler`, so that only `spareBytes` are free. */
export async function fillDisk(folder: string, spareBytes = 0): Promise<void> {
  const spare = join(folder, 'spare')
  await writeFile(spare, Buffer.alloc(spareBytes))
  await run('dd', ['if=/dev/zero', `of=${folder}/filler`, 'bs=64k']).catch(() => {})
  await rm(spare)
}
