import { execFileSync, spawnSync } from 'node:child_process'
import { open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const SIZE_BYTES = 256 * 2 ** 20

/** A disk of its own for a relay's data, which can be filled up and break. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
  /** Takes no more writes, open files included, as Linux does with a disk that it finds damaged. */
  break(): Promise<void>
  /** Repairs and mounts it again; nobody may have a file of it open. */
  repair(): void
  remove(): void
}

/** Why there is no such disk here; undefined: there is. */
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

/** An ext4 in the file `image`, mounted at the folder until it is removed or this process ends. */
export async function createDisk(image: string, folder: string): Promise<Disk> {
  await (await open(image, 'w')).close()
  await truncate(image, SIZE_BYTES)
  execFileSync('mkfs.ext4', ['-q', image])
  let device = mount(image, folder)
  // Does not throw: a disk that could not be repaired is not mounted.
  const unmount = () => void spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  process.once('exit', unmount)
  const filler = join(folder, 'filler')
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(unlessFull)
      // What is left in the last blocks.
      for (let size = 2 ** 20; size >= 1; size >>= 1) {
        await writeFile(filler, Buffer.alloc(size), { flag: 'a' }).catch(unlessFull)
      }
    },
    free: () => rm(filler, { force: true }),
    async break() {
      // Between two writes: in the midst of one this way of breaking it loses what fsync(2) has reported as written.
      execFileSync('fsfreeze', ['--freeze', folder])
      try {
        await writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, '1')
      } finally {
        execFileSync('fsfreeze', ['--unfreeze', folder])
      }
    },
    repair() {
      execFileSync('umount', [folder])
      // 1: errors corrected. Whatever it takes: the verdict tells whether anything was lost.
      execFileSync('sh', ['-c', 'e2fsck -f -y "$0" >/dev/null || [ $? = 1 ]', image])
      device = mount(image, folder)
    },
    remove() {
      process.off('exit', unmount)
      unmount()
    },
  }
}

/** Gives the name by which the kernel lists it: that of a loop device, which goes when it is unmounted. */
function mount(image: string, folder: string): string {
  const device = execFileSync('losetup', ['--find', '--show', image], { encoding: 'utf8' }).trim()
  execFileSync('mount', ['-o', 'errors=remount-ro', device, folder])
  execFileSync('losetup', ['--detach', device])
  return basename(device)
}

function unlessFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error
}
