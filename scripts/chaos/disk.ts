import { execFileSync, spawnSync } from 'node:child_process'
import { open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const SIZE_BYTES = 256 * 2 ** 20

/** A separate file system for the relays' data, so that a run can fill it up or make it fail. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
  /**
   * Makes the disk read-only, even for files that are already open. Linux does the same when it finds a disk damaged.
   */
  break(): Promise<void>
  /** Repairs the disk and mounts it again. No process may have a file of the disk open. */
  repair(): void
  remove(): void
}

/**
 * Returns the reason why this machine cannot create a separate disk, or undefined if it can. The caller appends the
 * reason to a message about the faults that need such a disk, so the reason begins with "they".
 */
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

/**
 * Creates an ext4 file system in the file `image` and mounts it at `folder`. It stays mounted until `remove` is called
 * or this process ends.
 */
export async function createDisk(image: string, folder: string): Promise<Disk> {
  await (await open(image, 'w')).close()
  await truncate(image, SIZE_BYTES)
  execFileSync('mkfs.ext4', ['-q', image])
  let device = mount(image, folder)
  // `umount` fails if the disk is not mounted, as after a failed repair. `spawnSync` ignores this failure.
  const unmount = () => void spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  process.once('exit', unmount)
  const filler = join(folder, 'filler')
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(unlessFull)
      // Fill the last blocks as well, with ever smaller pieces.
      for (let size = 2 ** 20; size >= 1; size >>= 1) {
        await writeFile(filler, Buffer.alloc(size), { flag: 'a' }).catch(unlessFull)
      }
    },
    free: () => rm(filler, { force: true }),
    async break() {
      // Freeze the file system first, because this completes all pending writes. An error during a write would lose
      // data that fsync(2) has reported as written.
      execFileSync('fsfreeze', ['--freeze', folder])
      try {
        await writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, '1')
      } finally {
        execFileSync('fsfreeze', ['--unfreeze', folder])
      }
    },
    repair() {
      execFileSync('umount', [folder])
      // Exit code 1 of e2fsck means that errors were corrected. That is no failure, because the run checks at its end
      // whether any submission was lost.
      execFileSync('sh', ['-c', 'e2fsck -f -y "$0" >/dev/null || [ $? = 1 ]', image])
      device = mount(image, folder)
    },
    remove() {
      process.off('exit', unmount)
      unmount()
    },
  }
}

/**
 * Mounts the file system in `image` and returns the name of its loop device, e.g. `loop0`. Also asks the kernel to
 * detach the loop device as soon as the file system is unmounted.
 */
function mount(image: string, folder: string): string {
  const device = execFileSync('losetup', ['--find', '--show', image], { encoding: 'utf8' }).trim()
  execFileSync('mount', ['-o', 'errors=remount-ro', device, folder])
  execFileSync('losetup', ['--detach', device])
  return basename(device)
}

function unlessFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error
}
