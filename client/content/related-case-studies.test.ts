import { expect, test } from 'vitest'
import type { Service } from '#contract/addresses.ts'
import type { Industry } from '#contract/content/case-study-fields.ts'
import { relatedCaseStudies } from './related-case-studies.ts'

const own = card('own', 'ai', 'finance')
const sameService = card('same-service', 'ai', 'logistics')
const sameIndustry = card('same-industry', 'web_dev', 'finance')
const sameBoth = card('same-both', 'ai', 'finance')
const other = card('other', 'mobile_app', 'healthcare')
const another = card('another', 'data_science', 'manufacturing')

test.each([
  ['nothing but itself', [own], []],
  ['an empty list', [], []],
  ['no relative', [other, own, another], [other, another]],
  ['a relative after others', [other, another, own, sameService], [sameService, other, another]],
  ['one of the industry before one of the service', [own, sameIndustry, sameService], [sameIndustry, sameService]],
  ['one that shares both, no closer than the rest', [sameService, sameBoth, own], [sameService, sameBoth]],
  ['more than three', [sameService, own, sameIndustry, sameBoth, other], [sameService, sameIndustry, sameBoth]],
  [
    'more than three others',
    [other, another, own, sameBoth, card('x', 'web_dev', 'logistics')],
    [sameBoth, other, another],
  ],
])('of %s', (_list, cards, related) => {
  expect(relatedCaseStudies('own', cards)).toEqual(related)
})

function card(slug: string, service: Service, industry: Industry) {
  return { slug, service, industry }
}
