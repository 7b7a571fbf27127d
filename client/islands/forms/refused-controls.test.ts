import { expect, it } from 'vitest'
import { refusedControls } from './refused-controls.ts'

it('gives only those errors of a refusal that there is a control for', () => {
  const controls = ['email', 'phone'] as const
  expect(refusedControls(controls, { email: 'email_invalid', resume: 'resume_required' })).toEqual({
    email: 'email_invalid',
  })
  expect(refusedControls(controls)).toEqual({})
})
