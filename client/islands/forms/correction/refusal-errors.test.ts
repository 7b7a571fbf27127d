import { expect, it } from 'vitest'
import { refusalErrors } from './refusal-errors.ts'

it('errors of a refusal without a control in the form are left out', () => {
  const controls = ['email', 'phone'] as const
  expect(refusalErrors(controls, { email: 'email_invalid', resume: 'resume_required' })).toEqual({
    email: 'email_invalid',
  })
  expect(refusalErrors(controls)).toEqual({})
})
