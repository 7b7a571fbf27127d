import { describe, expect, it } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import {
  APPLICATION_CONTROLS,
  type ApplicationValues,
  applicationErrors,
  EMPTY_APPLICATION,
  fillEmptyFields,
  fromDraft,
  isBlank,
  payloadOf,
  toDraft,
} from './application-values.ts'

const JOB = { slug: 'tester', title: 'Kỹ sư kiểm thử', locations: ['TP. Hồ Chí Minh', 'Đà Nẵng', 'Làm từ xa'] }
const OTHER_JOB = { slug: 'architect', title: 'Architect', locations: ['Hybrid'] }
const RESUME = new File(['%PDF-'], 'cv.pdf')

const GOOD: ApplicationValues = {
  firstName: 'Ánh',
  lastName: 'Nguyễn',
  email: 'anh@example.com',
  phone: '0912 345 678',
  locations: [0, 2],
  resume: RESUME,
  consent: true,
}

describe('the application form', () => {
  it('has a control for each field of docs/product.md §3.6 and the consent', () => {
    expect([...APPLICATION_CONTROLS].sort()).toEqual(Object.keys(GOOD).sort())
  })

  it('accepts valid values, with or without a location', () => {
    expect(applicationErrors(GOOD, JOB)).toEqual({})
    expect(applicationErrors({ ...GOOD, locations: [] }, JOB)).toEqual({})
  })

  it('requires texts, file and consent', () => {
    expect(applicationErrors(EMPTY_APPLICATION, JOB)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      resume: 'resume_required',
      consent: 'consent_required',
    })
  })

  it('accepts only Vietnamese phone numbers', () => {
    expect(applicationErrors({ ...GOOD, phone: '+1 202 555 0143' }, JOB)).toEqual({
      phone: 'phone_invalid_application',
    })
  })

  it('checks name and size of the file', () => {
    const tooLarge = new File([new Uint8Array(RESUME_MAX_BYTES + 1)], 'cv.pdf')
    expect(applicationErrors({ ...GOOD, resume: tooLarge }, JOB)).toEqual({ resume: 'resume_too_large' })
    expect(applicationErrors({ ...GOOD, resume: new File(['MZ'], 'cv.exe') }, JOB)).toEqual({
      resume: 'resume_format',
    })
  })

  it('sends title and locations in the language of the page, and neither file nor consent', () => {
    expect(payloadOf(GOOD, JOB)).toEqual({
      firstName: 'Ánh',
      lastName: 'Nguyễn',
      email: 'anh@example.com',
      phone: '0912 345 678',
      jobTitle: 'Kỹ sư kiểm thử',
      locations: ['TP. Hồ Chí Minh', 'Làm từ xa'],
    })
  })

  it('leaves out a location that the job does not have', () => {
    expect(payloadOf({ ...GOOD, locations: [0, 7] }, JOB).locations).toEqual(['TP. Hồ Chí Minh'])
  })
})

describe('a draft', () => {
  it('restores texts and locations, but neither consent nor file', () => {
    expect(fromDraft(toDraft(GOOD, JOB), JOB)).toEqual({ ...GOOD, resume: null, consent: false })
  })

  it('restores only the texts for another job', () => {
    expect(fromDraft(toDraft(GOOD, JOB), OTHER_JOB)).toEqual({ ...GOOD, locations: [], resume: null, consent: false })
  })

  it('of another version of the form gives the fields that this version knows', () => {
    const old = { firstName: 'Lan', phone: 5, locations: ['Huế', 1, 1, 9, -1], job: 'tester', consent: true }
    expect(fromDraft(old, JOB)).toEqual({ ...EMPTY_APPLICATION, firstName: 'Lan', locations: [1] })
    expect(fromDraft({}, JOB)).toEqual(EMPTY_APPLICATION)
  })

  it('that is empty leaves each value identical, so that the form is not rendered again', () => {
    for (const [name, value] of Object.entries(fromDraft({ job: 'tester', locations: [] }, JOB)))
      expect(value, name).toBe(EMPTY_APPLICATION[name as keyof ApplicationValues])
  })

  it('fills in only fields that the browser has not restored', () => {
    const newer = new File(['%PDF-2'], 'newer.pdf')
    const restored = { ...EMPTY_APPLICATION, email: 'new@example.com', resume: newer, consent: true }
    expect(fillEmptyFields(restored, { ...GOOD, consent: false })).toEqual({
      ...GOOD,
      email: 'new@example.com',
      resume: newer,
    })
    expect(fillEmptyFields({ ...GOOD, locations: [1] }, GOOD).locations).toEqual([1])
    expect(fillEmptyFields(GOOD, EMPTY_APPLICATION)).toEqual(GOOD)
  })

  it('is blank until a text is typed or a location chosen', () => {
    expect(isBlank({ ...EMPTY_APPLICATION, consent: true, resume: RESUME })).toBe(true)
    expect(isBlank({ ...EMPTY_APPLICATION, lastName: 'x' })).toBe(false)
    expect(isBlank({ ...EMPTY_APPLICATION, locations: [0] })).toBe(false)
  })
})
