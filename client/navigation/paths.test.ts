import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const CORRECT = '0b3f6a9e-4c11-4a7e-9d1b-2f6f4f1f9a10'

test('the job and the list of jobs name the submission to correct', () => {
  expect(paths.job('en', 'test-engineer-automation', { correct: CORRECT })).toBe(
    `/jobs/test-engineer-automation?correct=${CORRECT}`,
  )
  expect(paths.careers('vi', { correct: CORRECT })).toBe(`/vi/careers?correct=${CORRECT}`)
})

test('without one they are plain addresses', () => {
  expect(paths.job('vi', 'test-engineer-automation')).toBe('/vi/jobs/test-engineer-automation')
  expect(paths.job('en', 'test-engineer-automation', { correct: undefined })).toBe('/jobs/test-engineer-automation')
  expect(paths.careers('en')).toBe('/careers')
})

test('the list of case studies names its filters, and only those that are set', () => {
  expect(paths.caseStudies('en', { service: 'web_dev', q: 'đặt lịch & giao' })).toBe(
    `/case-studies?service=web_dev&q=${new URLSearchParams({ q: 'đặt lịch & giao' }).toString().slice(2)}`,
  )
  expect(paths.caseStudies('vi', { q: '' })).toBe('/vi/case-studies')
})
