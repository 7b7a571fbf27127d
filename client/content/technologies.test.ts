import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { caseStudyFacts } from './case-study-facts.ts'
import { parseList } from './case-study-fields.ts'
import { services } from './services.ts'
import { technologies, technologyIcon } from './technologies.ts'

const named = new Set([
  ...Object.values(services).flatMap((service) => service.technologies.flatMap(({ items }) => items)),
  ...[...caseStudyFacts.values()].flatMap((facts) => parseList(facts.technologies)),
])

describe('technologies', () => {
  test('have a logo each, and only those that the content names', () => {
    expect(technologies.toSorted()).toEqual([...named].toSorted())
  })

  test('leave no file unused', async () => {
    const files = await readdir(new URL('../../public/technologies', import.meta.url))
    const used = new Set(technologies.map(technologyIcon))
    expect(files.map((file) => `/technologies/${file}`).toSorted()).toEqual([...used].toSorted())
  })
})
