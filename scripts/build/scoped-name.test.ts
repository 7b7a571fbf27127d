import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scopedName } from './scoped-name.ts'

test('a class is named after its file', () => {
  expect(scopedName('overlay', '/client/features/home/story-card.module.css')).toBe('story-card-overlay')
})

test('no two CSS modules share a name', () => {
  const names = globSync('client/**/*.module.css').map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
