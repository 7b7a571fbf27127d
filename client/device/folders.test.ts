import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The folders of `client/device/`. Each may import those before it, so that no two of them need each other. */
const FOLDERS = [
  'database',
  'relay',
  'captcha',
  'fair-mode',
  'drafts',
  'outbox',
  'sending',
  'sealing',
  'updates',
  'form-drafts',
  'submitting',
  'offline',
  'worker',
]

test('every folder is in the list', () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname, exclude: ['testing/**'] })
  const folders = files.map((path) => path.split('/')[0])
  expect([...new Set(folders)].sort()).toEqual([...FOLDERS].sort())
})

test.each(FOLDERS.map((name, index) => ({ name, later: FOLDERS.slice(index + 1) })))(
  '$name/ imports no folder that comes after it',
  ({ name, later }) => {
    const files = globSync(`${name}/*.ts`, { cwd: import.meta.dirname, exclude: ['**/*.test.ts', '**/testing.ts'] })
    const imported = files.flatMap((file) =>
      [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/#client\/device\/([a-z-]+)\//g)].map(
        ([, folder]) => `${file} imports ${folder}`,
      ),
    )
    expect(imported.filter((line) => later.some((folder) => line.endsWith(` ${folder}`)))).toEqual([])
  },
)
