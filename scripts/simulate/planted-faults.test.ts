import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLANTED_FAULTS } from './planted-faults.ts'

test.each(PLANTED_FAULTS)('$name can be planted: each text that it replaces stands once in its file', ({ changes }) => {
  for (const { file, from } of changes) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    expect(text.split(from), file).toHaveLength(2)
  }
})
