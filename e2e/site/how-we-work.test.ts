import { describe, expect, test } from 'vitest'
import { LOCALES, localePath } from '#contract/addresses.ts'
import type { CaseStudyFacts } from '#contract/content/case-study-schema.ts'
import { readCaseStudies } from '../support/case-studies.ts'
import { readContent } from '../support/content.ts'
import { hrefsOf, servedPage, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'
import { numberOf } from './number-words.ts'

const PATH = '/how-we-work'
const { questionChapters, contractKinds } = await readContent<{
  questionChapters: { id: string; questions: string[] }[]
  contractKinds: string[]
}>('how-we-work.ts')
const caseStudies = (await readCaseStudies()).map(({ facts }) => facts)

describe.each(LOCALES)('in %s', (locale) => {
  const page = servedPage(localePath(locale, PATH))

  test('the questions stand in four titled chapters, and only the first of all is open', () => {
    const titles = questionChapters.map(({ id }) => text(locale, `how-we-work:questions.chapters.${id}`))
    expect(titles).toHaveLength(4)
    expect(textsOf(page, '#questions section h3')).toEqual(titles)
    const rows = [...page.querySelectorAll('#questions section')].map((chapter) =>
      [...chapter.querySelectorAll('details')].map(({ id }) => id),
    )
    expect(rows).toEqual(questionChapters.map(({ questions }) => questions))
    const open = [...page.querySelectorAll('#questions details[open]')].map(({ id }) => id)
    expect(open).toEqual([questionChapters[0]?.questions[0]])
  })

  test('the top of the page and the contact page lead to the questions', () => {
    expect(hrefsOf(page, 'main a')).toContain('#questions')
    const contact = servedPage(localePath(locale, '/contact-us'))
    expect(hrefsOf(contact, 'main a')).toContain(`${localePath(locale, PATH)}#questions`)
  })
})

/** For each contract of a case study (e.g. `by_time`): the matching kind of contract on the page "How we work". */
const WAY_OF_CONTRACT: Record<CaseStudyFacts['contract'], string> = {
  fixed_price: 'stage',
  by_stage: 'stage',
  by_time: 'time',
  team: 'team',
  monthly: 'care',
}

test.each(LOCALES)('every case study was paid by a kind of contract that the site offers, in %s', (locale) => {
  expect([...new Set(caseStudies.map(({ contract }) => WAY_OF_CONTRACT[contract]))].toSorted()).toEqual(
    contractKinds.toSorted(),
  )
  const [count] = /^\S+/.exec(text(locale, 'how-we-work:ways.title')) ?? []
  expect(numberOf(count as string)).toBe(contractKinds.length)
})

test.each(LOCALES)('a team by the month is as large as such teams were, in %s', (locale) => {
  const [, least, most] = /^(\d+)–(\d+)/.exec(text(locale, 'how-we-work:ways.team.figure')) ?? []
  const sizes = caseStudies.filter(({ contract }) => contract === 'team').map(({ teamSize }) => teamSize)
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Number(least))
  expect(Math.max(...sizes)).toBe(Number(most))
})
