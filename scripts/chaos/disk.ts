import { execFileSync, spawnSync } from 'node:child_process'
import { open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const SIZE_BYTES = 256 * 2 ** 20

/** A separate disk for a relay's data. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
  /** Makes the disk read-only, for open files too, as Linux does when it finds a disk damaged. */
  break(): Promise<void>
  /** Repairs the disk and mounts it again; no process may have a file of it open. */
  repair(): void
  remove(): void
}

/** Why this machine cannot make such a disk; undefined when it can. */
export function missingForDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'they need root on Linux'
  try {
    execFileSync('mkfs.ext4', ['-V'], { stdio: 'ignore' })
    execFileSync('losetup', ['--find'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'they need mkfs.ext4 and loop devices'
  }
}

/** An ext4 file system in the file `image`, mounted at `folder` until `remove` or the end of this process. */
export async function createDisk(image: string, folder: string): Promise<Disk> {
  await (await open(image, 'w')).close()
  await truncate(image, SIZE_BYTES)
  execFileSync('mkfs.ext4', ['-q', image])
  let device = mount(image, folder)
  // `spawnSync` does not throw: after a failed repair the disk is not mounted.
  const unmount = () => void spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  process.once('exit', unmount)
  const filler = join(folder, 'filler')
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(unlessFull)
      // Fill the last blocks as well.
      for (let size = 2 ** 20; size >= 1; size >>= 1) {
        await writeFile(filler, Buffer.alloc(size), { flag: 'a' }).catch(unlessFull)
      }
    },
    free: () => rm(filler, { force: true }),
    async break() {
      // Freeze first: during a write this trigger would lose data that fsync(2) has reported as written.
      execFileSync('fsfreeze', ['--freeze', folder])
      try {
        await writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, '1')
      } finally {
        execFileSync('fsfreeze', ['--unfreeze', folder])
      }
    },
    repair() {
      execFileSync('umount', [folder])
      // Exit code 1 means that errors were corrected. The verdict shows whether anything was lost.
      execFileSync('sh', ['-c', 'e2fsck -f -y "$0" >/dev/null || [ $? = 1 ]', image])
      device = mount(image, folder)
    },
    remove() {
      process.off('exit', unmount)
      unmount()
    },
  }
}

/** Returns the kernel's name of the loop device, which is removed with the unmount. */
function mount(image: string, folder: string): string {
  const device = execFileSync('losetup', ['--find', '--show', image], { encoding: 'utf8' }).trim()
  execFileSync('mount', ['-o', 'errors=remount-ro', device, folder])
  execFileSync('losetup', ['--detach', device])
  return basename(device)
}

function unlessFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error
}
