import { expect, test } from 'vitest'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { storyOf } from './story.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
const card = (description: string) =>
  ({ slug: 'a', category: 'Maps', title: 'A map', description, results: 'one; two' }) as CaseStudy

test('a card of the home page tells the first twenty words of the description, and the results', () => {
  expect(storyOf(card(words(20)))).toMatchObject({ summary: words(20), results: ['one', 'two'] })
  expect(storyOf(card(words(21)))).toMatchObject({ summary: `${words(20)}…` })
})
