import { describe, expect, it } from 'vitest'
import { contactSchema } from '#contract/submission/contact.ts'
import {
  CONTACT_CONTROLS,
  type ContactValues,
  contactErrors,
  EMPTY_CONTACT,
  fillEmptyFields,
  fromDraft,
  isBlank,
  toDraft,
} from './contact-values.ts'

const GOOD: ContactValues = {
  ...EMPTY_CONTACT,
  firstName: 'Lan',
  lastName: 'Nguyễn',
  email: 'lan@example.com',
  phone: '0912 345 678',
  company: 'Phố Xanh',
  consent: true,
}

describe('the contact form', () => {
  it('has a control for each field of the schema and the consent', () => {
    expect([...CONTACT_CONTROLS].sort()).toEqual([...Object.keys(contactSchema.shape), 'consent'].sort())
  })

  it('accepts valid values', () => {
    expect(contactErrors(GOOD)).toEqual({})
  })

  it('requires each required field and the consent', () => {
    expect(contactErrors(EMPTY_CONTACT)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      company: 'required',
      consent: 'consent_required',
    })
  })

  it('requires a country, besides other errors', () => {
    expect(contactErrors({ ...GOOD, country: '' })).toEqual({ country: 'required' })
    expect(contactErrors({ ...GOOD, country: '', phone: '' })).toEqual({ country: 'required', phone: 'required' })
  })

  it('checks the phone by the rule of the country', () => {
    expect(contactErrors({ ...GOOD, country: 'GB' })).toEqual({ phone: 'phone_invalid_gb' })
    expect(contactErrors({ ...GOOD, country: 'GB', phone: '+44 7700 900123' })).toEqual({})
  })
})

describe('a draft', () => {
  it('fills in only fields that the browser has not restored', () => {
    const restored = { ...EMPTY_CONTACT, message: 'newer', consent: true }
    const kept = { ...GOOD, country: 'US', message: 'older', consent: false } as const
    expect(fillEmptyFields(restored, kept)).toEqual({ ...GOOD, country: 'US', message: 'newer', consent: true })
    expect(fillEmptyFields({ ...GOOD, country: 'GB' }, kept)).toEqual({ ...GOOD, country: 'GB', message: 'older' })
    expect(fillEmptyFields(GOOD, EMPTY_CONTACT)).toEqual(GOOD)
  })
  it('restores all fields but the consent', () => {
    expect(fromDraft(toDraft(GOOD))).toEqual({ ...GOOD, consent: false })
    expect(fromDraft(toDraft({ ...GOOD, country: '' }))).toEqual({ ...GOOD, country: '', consent: false })
  })

  it('of another version of the form gives the fields that this version knows; the others stay empty', () => {
    const old = { firstName: 'Lan', fax: '123', phone: 5, country: 'ZZ', consent: true }
    expect(fromDraft(old)).toEqual({ ...EMPTY_CONTACT, firstName: 'Lan' })
    expect(fromDraft({})).toEqual(EMPTY_CONTACT)
  })

  it('is blank until a text is typed, whatever the country', () => {
    expect(isBlank({ ...EMPTY_CONTACT, country: 'GB', consent: true })).toBe(true)
    expect(isBlank({ ...EMPTY_CONTACT, message: 'x' })).toBe(false)
  })
})
