import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { newFolder } from './new-folder.ts'

const fill = (folder: string) => writeFile(join(folder, 'resume.pdf'), 'An')

test('the folder is complete, or nothing of it is there', async () => {
  const parent = await temporaryFolder()
  const failing = newFolder(join(parent, 'export'), async (folder) => {
    await fill(folder)
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  expect(await readdir(parent)).toEqual([])
  await newFolder(join(parent, 'export'), fill)
  expect(await readFile(join(parent, 'export/resume.pdf'), 'utf8')).toBe('An')
  expect(await readdir(parent)).toEqual(['export'])
})
