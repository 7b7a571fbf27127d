import { expect, test } from 'vitest'
import { decodeContent, encodeContent } from './sealing.ts'

const CONTENT = { payload: { firstName: 'Nguyễn 🧱', locations: ['Vietnam'] }, consent: { locale: 'vi' } }

test('content with and without a file reads back as it was written', () => {
  const resume = { name: 'Hồ sơ.pdf', bytes: new Uint8Array([0, 255, 37]) }
  expect(decodeContent(encodeContent({ ...CONTENT, resume }))).toEqual({ ...CONTENT, resume })
  expect(decodeContent(encodeContent(CONTENT))).toEqual(CONTENT)
  const empty = { name: 'empty.pdf', bytes: new Uint8Array() }
  expect(decodeContent(encodeContent({ ...CONTENT, resume: empty }))).toEqual({ ...CONTENT, resume: empty })
})

test('fields of more than 64 KiB are not read', () => {
  const of = (length: number) => encodeContent({ payload: 'a'.repeat(length), consent: null })
  expect(decodeContent(of(60_000))).toMatchObject({ consent: null })
  expect(() => decodeContent(of(66_000))).toThrow()
})

test('bytes of another format throw', () => {
  for (const bytes of [
    [],
    [0, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 2, 123],
    [0, 0, 0, 1, 255],
    [0, 0, 0, 3, 110, 105, 108],
    [255, 255, 255, 255, 123],
  ]) {
    expect(() => decodeContent(new Uint8Array(bytes)), bytes.join()).toThrow()
  }
})
