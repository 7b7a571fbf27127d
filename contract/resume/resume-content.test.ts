import { expect, test } from 'vitest'
import { noise } from '../testing/bytes.ts'
import { hostileResumes } from '../testing/hostile-resumes.ts'
import { pdfOf, unusualResumes, validResumes } from '../testing/resumes.ts'
import { docxOf } from '../testing/word-packages.ts'
import { RESUME_MAX_BYTES, resumeExtension, resumeFactsError } from './resume.ts'
import { resumeContentError } from './resume-content.ts'

/** The error of form and relay for a file, or null. Both check its name and size first, then its content. */
async function resumeError(name: string, bytes: Uint8Array) {
  return resumeFactsError({ name, size: bytes.length }) ?? (await resumeContentError(name, bytes))
}

const valid = [...(await validResumes()), ...(await unusualResumes())]
const hostile = await hostileResumes()

test.each(valid)('$why is accepted', async ({ name, bytes }) => {
  expect(await resumeError(name, bytes)).toBeNull()
})

test.each(hostile)('$why is refused: $error', async ({ name, bytes, error }) => {
  expect(await resumeError(name, bytes)).toBe(error)
})

test('each hostile file has its own description', () => {
  const reasons = hostile.map(({ why }) => why)
  expect(new Set(reasons).size).toBe(reasons.length)
  expect(reasons.length).toBeGreaterThan(30)
})

test('sample files are the same at every run', async () => {
  expect((await validResumes()).map(({ bytes }) => bytes)).toEqual(valid.slice(0, 10).map(({ bytes }) => bytes))
  expect(pdfOf(1000)).toEqual(pdfOf(1000))
  expect(pdfOf(RESUME_MAX_BYTES)).toHaveLength(RESUME_MAX_BYTES)
})

test('a file of 5 MiB is accepted', async () => {
  expect(await resumeError('cv.pdf', pdfOf(RESUME_MAX_BYTES))).toBeNull()
})

test.each([
  ['cv.pdf', 'pdf'],
  ['a.b.JPG', 'jpg'],
  ['Hồ sơ.DocX', 'docx'],
  ['.cv.png', 'png'],
  ['a\n.pdf', 'pdf'],
  ['.pdf', undefined],
  ['pdf', undefined],
  ['', undefined],
  ['cv.pdf.', undefined],
  ['cv.constructor', undefined],
])('the extension of %j is %s', (name, extension) => {
  expect(resumeExtension(name)).toBe(extension)
})

test('bytes in the middle of a larger buffer are read at their offset', async () => {
  const doc = valid.find(({ name }) => name === 'resume.doc')?.bytes ?? new Uint8Array()
  const larger = new Uint8Array(doc.length + 99)
  larger.set(doc, 33)
  expect(await resumeContentError('cv.doc', larger.subarray(33, 33 + doc.length))).toBeNull()
})

test('a large document is checked in chunks, between which other tasks run', async () => {
  const mebibytes = 20
  const bytes = await docxOf({
    'word/noise.bin': noise(300_000),
    'word/zeros.emf': new Uint8Array(mebibytes * 2 ** 20),
  })
  let [turns, isDone] = [0, false]
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  expect(await resumeContentError('cv.docx', bytes)).toBeNull()
  isDone = true
  expect(turns).toBeGreaterThan(mebibytes)
})
