import { describe, expect, it } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { fileSize, partOfFileSize } from './file-size.ts'

describe('the size of a file', () => {
  it.each([
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [348_200, '340 kB'],
    [1024 * 1024 - 1, '1 MB'],
    [4.9 * 1024 * 1024, '4.9 MB'],
    [RESUME_MAX_BYTES, '5 MB'],
  ])('of %d bytes reads %s', (bytes, words) => {
    expect(fileSize(bytes, 'en')).toBe(words)
  })

  it('has a decimal comma in Vietnamese', () => {
    expect(fileSize(4.9 * 1024 * 1024, 'vi')).toBe('4,9 MB')
  })
})

it('a part of a file is given in the unit of the whole file', () => {
  expect(partOfFileSize(0, RESUME_MAX_BYTES, 'en')).toBe('0.0')
  expect(partOfFileSize(1.2 * 1024 * 1024, RESUME_MAX_BYTES, 'vi')).toBe('1,2')
  expect(partOfFileSize(512, 20 * 1024, 'en')).toBe('1')
})
