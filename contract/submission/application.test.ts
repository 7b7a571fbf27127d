import { expect, test } from 'vitest'
import { type Application, applicationSchema } from './application.ts'
import { applicationSubject, applicationSummary } from './application-mail.ts'
import { fieldErrors } from './submission.ts'

const RIGHT: Application = {
  firstName: 'Minh',
  lastName: 'Trần',
  email: 'minh@example.com',
  phone: '0912 345 678',
  jobTitle: 'Technical Architect (DevOps)',
  locations: ['Ho Chi Minh City', 'Hybrid'],
}

function errorsOf(changes: object): Record<string, string> {
  const result = applicationSchema.safeParse({ ...RIGHT, ...changes })
  return result.success ? {} : fieldErrors(result.error)
}

test('a complete application passes', () => {
  expect(applicationSchema.parse(RIGHT)).toEqual(RIGHT)
})

test('an application without a location passes', () => {
  expect(errorsOf({ locations: [] })).toEqual({})
})

test.each(['firstName', 'lastName', 'email', 'phone', 'jobTitle'])('%s is required', (field) => {
  expect(errorsOf({ [field]: '' })).toEqual({ [field]: 'required' })
})

test('the phone must be Vietnamese', () => {
  expect(errorsOf({ phone: '+1 212 555 0100' })).toEqual({ phone: 'phone_invalid_application' })
})

test.each([['HCMC'], [[1]], [Array(11).fill('a')], [['a\r\nb']]])('locations %j are refused', (locations) => {
  expect(Object.keys(errorsOf({ locations }))).toEqual(['locations'])
})

test('subject and summary of the mail', () => {
  expect(applicationSubject(RIGHT)).toBe('[Recruitment] Technical Architect (DevOps) - Minh Trần')
  expect(applicationSummary(RIGHT)).toContain('Name: Trần Minh')
  expect(applicationSummary(RIGHT)).toContain('Locations: Ho Chi Minh City, Hybrid')
})
