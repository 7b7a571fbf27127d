import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStore, type Store } from '../store/store.ts'

/** Registers a clean-up: `onTestFinished`, or `afterAll` for a resource that all tests of a file share. */
export type Afterwards = (tidyUp: () => void | Promise<void>) => void

/** Temporary folders are in memory if possible, because each commit waits for the disk. */
const PLACE_FOR_FOLDERS = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Creates a folder that is removed when the test is over. */
export async function temporaryFolder(afterwards: Afterwards = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(PLACE_FOR_FOLDERS, 'relay-'))
  afterwards(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Opens a SQLite store in a new folder. The store is closed when the test is over. */
export async function temporaryStore(afterwards: Afterwards = onTestFinished): Promise<Store> {
  const store = await openStore(await temporaryFolder(afterwards))
  afterwards(() => store.close())
  return store
}
