import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OperatorError } from './operator-errors.ts'

/**
 * Creates the folder `to`, readable by its owner alone. `fill` writes into a temporary folder, which is renamed to `to`
 * at the end, so that `to` is either complete or missing. If `fill` fails, the temporary folder is deleted. Returns the
 * result of `fill`.
 * @throws OperatorError when `to` exists.
 */
export async function newFolder<T>(to: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const isThere = await access(to).then(
    () => true,
    () => false,
  )
  if (isThere) throw new OperatorError(`${to} already exists: name a new folder`)
  const unfinished = `${to}.unfinished`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const filled = await fill(unfinished)
    await rename(unfinished, to)
    return filled
  } catch (error) {
    // What was written may be applicants' data: leave nothing of it behind.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
