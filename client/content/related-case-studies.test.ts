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
  ['a list of itself only', [own], []],
  ['an empty list', [], []],
  ['a list without relatives', [other, own, another], [other, another]],
  ['a list with a relative after others', [other, another, own, sameService], [sameService, other, another]],
  [
    'a list with one of the industry before one of the service',
    [own, sameIndustry, sameService],
    [sameIndustry, sameService],
  ],
  ['a list with one that shares both, which counts no more', [sameService, sameBoth, own], [sameService, sameBoth]],
  [
    'a list of more than three',
    [sameService, own, sameIndustry, sameBoth, other],
    [sameService, sameIndustry, sameBoth],
  ],
  [
    'a list of three others and a relative',
    [other, another, own, sameBoth, card('x', 'web_dev', 'logistics')],
    [sameBoth, other, another],
  ],
])('related case studies in %s', (_list, cards, related) => {
  expect(relatedCaseStudies('own', cards)).toEqual(related)
})

function card(slug: string, service: Service, industry: Industry) {
  return { slug, service, industry }
}
