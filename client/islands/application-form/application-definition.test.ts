import { describe, expect, it } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { type ApplicationValues, applicationDefinition } from './application-definition.ts'

const JOB = { slug: 'tester', title: 'Kỹ sư kiểm thử', locations: ['TP. Hồ Chí Minh', 'Đà Nẵng', 'Làm từ xa'] }
const OTHER_JOB = { slug: 'architect', title: 'Architect', locations: ['Hybrid'] }
const RESUME = new File(['%PDF-'], 'cv.pdf')

const { controls, empty, errors, fillEmptyFields, isBlank, request, toDraft } = applicationDefinition(JOB)

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
  const payloadOf = (values: ApplicationValues) => request(values, { locale: 'vi' }).payload

  it('has a control for each field of docs/product.md §3.6 and the consent', () => {
    expect([...controls].sort()).toEqual(Object.keys(GOOD).sort())
  })

  it('accepts valid values, with or without a location', () => {
    expect(errors(GOOD)).toEqual({})
    expect(errors({ ...GOOD, locations: [] })).toEqual({})
  })

  it('sends each letter and its marks as one character', () => {
    expect(payloadOf({ ...GOOD, firstName: 'Ánh'.normalize('NFD') }).firstName).toBe('Ánh'.normalize('NFC'))
  })

  it('requires texts, file and consent', () => {
    expect(errors(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      resume: 'resume_required',
      consent: 'consent_required',
    })
  })

  it('accepts only Vietnamese phone numbers', () => {
    expect(errors({ ...GOOD, phone: '+1 202 555 0143' })).toEqual({
      phone: 'phone_invalid_application',
    })
  })

  it('checks name and size of the file', () => {
    const tooLarge = new File([new Uint8Array(RESUME_MAX_BYTES + 1)], 'cv.pdf')
    expect(errors({ ...GOOD, resume: tooLarge })).toEqual({ resume: 'resume_too_large' })
    expect(errors({ ...GOOD, resume: new File(['MZ'], 'cv.exe') })).toEqual({
      resume: 'resume_format',
    })
  })

  it('sends title and locations in the language of the page, and neither file nor consent', () => {
    expect(payloadOf(GOOD)).toEqual({
      firstName: 'Ánh',
      lastName: 'Nguyễn',
      email: 'anh@example.com',
      phone: '0912 345 678',
      jobTitle: 'Kỹ sư kiểm thử',
      locations: ['TP. Hồ Chí Minh', 'Làm từ xa'],
    })
  })

  it('leaves out a location that the job does not have', () => {
    expect(payloadOf({ ...GOOD, locations: [0, 7] })).toMatchObject({ locations: ['TP. Hồ Chí Minh'] })
  })
})

describe('a draft', () => {
  const valuesIn = async (draft: object, job = JOB) => (await applicationDefinition(job).fromDraft({ ...draft })).values

  it('restores texts and locations, but neither consent nor file', async () => {
    expect(await valuesIn(toDraft(GOOD))).toEqual({ ...GOOD, resume: null, consent: false })
  })

  it('restores only the texts for another job', async () => {
    expect(await valuesIn(toDraft(GOOD), OTHER_JOB)).toEqual({ ...GOOD, locations: [], resume: null, consent: false })
  })

  it('of another version of the form gives the fields that this version knows', async () => {
    const old = { firstName: 'Lan', phone: 5, locations: ['Huế', 1, 1, 9, -1], job: 'tester', consent: true }
    expect(await valuesIn(old)).toEqual({ ...empty, firstName: 'Lan', locations: [1] })
    expect(await valuesIn({})).toEqual(empty)
  })

  it('that is empty leaves each value identical, so that the form is not rendered again', async () => {
    for (const [name, value] of Object.entries(await valuesIn({ job: 'tester', locations: [] })))
      expect(value, name).toBe(empty[name as keyof ApplicationValues])
  })

  it('fills in only fields that the browser has not restored', () => {
    const newer = new File(['%PDF-2'], 'newer.pdf')
    const restored = { ...empty, email: 'new@example.com', resume: newer, consent: true }
    expect(fillEmptyFields(restored, { ...GOOD, consent: false })).toEqual({
      ...GOOD,
      email: 'new@example.com',
      resume: newer,
    })
    expect(fillEmptyFields({ ...GOOD, locations: [1] }, GOOD).locations).toEqual([1])
    expect(fillEmptyFields(GOOD, empty)).toEqual(GOOD)
  })

  it('is blank until a text is typed or a location chosen', () => {
    expect(isBlank({ ...empty, consent: true, resume: RESUME })).toBe(true)
    expect(isBlank({ ...empty, lastName: 'x' })).toBe(false)
    expect(isBlank({ ...empty, locations: [0] })).toBe(false)
  })
})
