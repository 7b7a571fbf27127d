import { describe, expect, it } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { readResume } from './read-resume.ts'

const PDF = pdfOf(4000)

describe('a chosen file', () => {
  it('is read into memory byte for byte and gets the media type of its extension', async () => {
    const { file } = await readResume(new File([PDF], 'Hồ sơ.PDF', { type: 'application/octet-stream' }))
    expect(file?.name).toBe('Hồ sơ.PDF')
    expect(file?.type).toBe('application/pdf')
    expect(new Uint8Array(await (file as File).arrayBuffer())).toEqual(PDF)
  })

  it.each([
    ['resume_format', new File([PDF], 'cv.exe')],
    ['resume_empty', new File([], 'cv.pdf')],
    ['resume_too_large', new File([new Uint8Array(RESUME_MAX_BYTES + 1)], 'cv.pdf')],
    ['resume_mismatch', new File([PDF], 'cv.png')],
  ])('is refused: %s', async (error, chosen) => {
    expect(await readResume(chosen)).toEqual({ error })
  })

  it('that can no longer be read is refused with an error that says so', async () => {
    const gone = new File([PDF], 'cv.pdf')
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    expect(await readResume(gone)).toEqual({ error: 'resume_unreadable' })
  })
})
