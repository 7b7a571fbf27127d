import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OperatorError } from './operator-error.ts'

/**
 * Makes the folder `to`, which nobody but its owner may read, with what `fill` writes into the folder that it is given: all of it, or
 * there is no such folder.
 * @throws OperatorError when there is something already.
 */
export async function newFolder<T>(to: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const isThere = await access(to).then(
    () => true,
    () => false,
  )
  if (isThere) throw new OperatorError(`${to} is there already: name a folder that is not`)
  const unfinished = `${to}.unfinished`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  const filled = await fill(unfinished)
  await rename(unfinished, to)
  return filled
}
