import { describe, expect, it } from 'vitest'
import { contactSchema } from '#contract/submission/contact.ts'
import { MESSAGE_MAX_LENGTH } from '#contract/submission/text-field.ts'
import { type ContactValues, contactDefinition } from './contact-definition.ts'

const { controls, empty, errors, fillEmptyFields, fromDraft, isBlank, request, toDraft } = contactDefinition

const GOOD: ContactValues = {
  ...empty,
  firstName: 'Lan',
  lastName: 'Nguyễn',
  email: 'lan@example.com',
  phone: '0912 345 678',
  company: 'Phố Xanh',
  consent: true,
}

describe('the contact form', () => {
  it('has a control for each field of the schema and the consent', () => {
    expect([...controls].sort()).toEqual([...Object.keys(contactSchema.shape), 'consent'].sort())
  })

  it('accepts valid values', () => {
    expect(errors(GOOD)).toEqual({})
  })

  it('sends each letter and its marks as one character, and counts them as one', () => {
    const { payload } = request({ ...GOOD, lastName: 'Nguyễn'.normalize('NFD') }, { locale: 'vi' })
    expect(payload).toMatchObject({ lastName: 'Nguyễn'.normalize('NFC') })
    expect(errors({ ...GOOD, message: 'ễ'.normalize('NFD').repeat(MESSAGE_MAX_LENGTH) })).toEqual({})
  })

  it('requires each required field and the consent', () => {
    expect(errors(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      company: 'required',
      consent: 'consent_required',
    })
  })

  it('has no default country in a draft: it would replace the country of the stored draft', () => {
    expect(toDraft({ ...empty, firstName: 'Lan' })).not.toHaveProperty('country')
    expect(toDraft({ ...empty, country: 'US' })).toMatchObject({ country: 'US' })
    expect(fromDraft({ firstName: 'Lan' })).toMatchObject({ values: { country: empty.country } })
  })

  it('requires a country, besides other errors', () => {
    expect(errors({ ...GOOD, country: '' })).toEqual({ country: 'required' })
    expect(errors({ ...GOOD, country: '', phone: '' })).toEqual({ country: 'required', phone: 'required' })
  })

  it('checks the phone by the rule of the country', () => {
    expect(errors({ ...GOOD, country: 'GB' })).toEqual({ phone: 'phone_invalid_gb' })
    expect(errors({ ...GOOD, country: 'GB', phone: '+44 7700 900123' })).toEqual({})
  })
})

describe('a draft', () => {
  const valuesIn = async (draft: object) => (await fromDraft({ ...draft })).values

  it('fills in only fields that the browser has not restored', () => {
    const restored = { ...empty, message: 'newer', consent: true }
    const kept = { ...GOOD, country: 'US', message: 'older', consent: false } as const
    expect(fillEmptyFields(restored, kept)).toEqual({ ...GOOD, country: 'US', message: 'newer', consent: true })
    expect(fillEmptyFields({ ...GOOD, country: 'GB' }, kept)).toEqual({ ...GOOD, country: 'GB', message: 'older' })
    expect(fillEmptyFields(GOOD, empty)).toEqual(GOOD)
  })

  it('restores all fields but the consent', async () => {
    expect(await valuesIn(toDraft(GOOD))).toEqual({ ...GOOD, consent: false })
    expect(await valuesIn(toDraft({ ...GOOD, country: '' }))).toEqual({ ...GOOD, country: '', consent: false })
  })

  it('of another version of the form gives the fields that this version knows; the others stay empty', async () => {
    const old = { firstName: 'Lan', fax: '123', phone: 5, country: 'ZZ', consent: true }
    expect(await valuesIn(old)).toEqual({ ...empty, firstName: 'Lan' })
    expect(await valuesIn({})).toEqual(empty)
  })

  it('is blank until a text is typed, whatever the country', () => {
    expect(isBlank({ ...empty, country: 'GB', consent: true })).toBe(true)
    expect(isBlank({ ...empty, message: 'x' })).toBe(false)
  })
})
