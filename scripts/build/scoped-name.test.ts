import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readableName, scopedName } from './scoped-name.ts'

const FILE = '/client/site/sections/job-card.module.css'

test('the short name follows from the names of file and class, not from the folder', () => {
  expect(readableName('apply', FILE)).toBe('job-card-apply')
  expect(scopedName('apply', FILE)).toMatch(/^[a-z][\w-]{3}$/i)
  expect(scopedName('apply', 'job-card.module.css?used')).toBe(scopedName('apply', FILE))
  expect(scopedName('apply', FILE)).not.toBe(scopedName('face', FILE))
})

test('no two CSS modules share a name', () => {
  const names = globSync('client/**/*.module.css').map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
