import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES, PATHS, SERVICES } from '#contract/addresses.ts'
import type { CaseStudyFacts } from '#contract/content/case-study-schema.ts'
import { capabilityPictureUrl, servicePictureUrl } from './service-picture.ts'
import type { ServiceModule } from './service-types.ts'
import { technologyLogoUrl } from './technology-logo.ts'

const caseStudies = import.meta.glob<{ caseStudy: CaseStudyFacts }>('./case-studies/*/case-study.ts', { eager: true })

const PUBLIC_DIR = join(import.meta.dirname, '../../public')

const contents = import.meta.glob<ServiceModule>('./services/*.ts', { eager: true })

const services = Object.entries(contents).map(([file, content]) => ({
  path: file.slice('./services'.length, -'.ts'.length),
  content,
  /** The technologies that the service's page shows, in groups or not. */
  technologies: content.technologies ?? content.technologyGroups?.flatMap((group) => group.technologies) ?? [],
}))

test('each service has its file and its picture', () => {
  expect(services.map(({ path }) => path).toSorted()).toEqual(SERVICES.map((service) => PATHS[service]).toSorted())
  expect(SERVICES.map(servicePictureUrl).filter((url) => !existsSync(join(PUBLIC_DIR, url)))).toEqual([])
})

describe.each(services)('$path', ({ content, technologies }) => {
  const capabilities = content.capabilities.filter((tile) => tile.type === 'content')
  const scenes = content.capabilities.filter((tile) => tile.type === 'image')

  test('has capabilities with different titles and pictures', () => {
    expect(new Set(capabilities.map(({ title }) => title.en)).size).toBe(capabilities.length)
    expect(new Set(capabilities.map(({ icon }) => icon)).size).toBe(capabilities.length)
  })

  test('quotes the client of a case study', () => {
    expect(Object.keys(caseStudies)).toContain(`./case-studies/${content.quote.slug}/case-study.ts`)
  })

  test.each(LOCALES)('quotes the client word for word as the case study or the home page does, in %s', (locale) => {
    const files = [`case-studies/${content.quote.slug}/${locale}.json`, `../i18n/locales/${locale}/home.json`]
    const said = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    expect(said.join('\n')).toContain(content.quote.text[locale])
  })

  test('names the quoted client in every language or in none', () => {
    const told = caseStudies[`./case-studies/${content.quote.slug}/case-study.ts`]
    const name = `${told?.caseStudy.client}`.split(' ').slice(0, 2).join(' ')
    expect(new Set(LOCALES.map((locale) => content.quote.speaker[locale].includes(name))).size).toBe(1)
  })

  test('has the files of its pictures', () => {
    const addresses = [...scenes.map(({ img }) => img), ...capabilities.map(({ icon }) => capabilityPictureUrl(icon))]
    expect(addresses.filter((address) => !existsSync(join(PUBLIC_DIR, address)))).toEqual([])
  })

  test('has technologies, none of them twice in one place', () => {
    expect(technologies).not.toEqual([])
    for (const list of [technologies, content.hiddenTechnologies ?? []]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
    const groups = content.technologyGroups ?? []
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })
})

test('the logos are those of the technologies that the services show', () => {
  const logos = services.flatMap(({ technologies }) => technologies.map(({ logo }) => technologyLogoUrl(logo)))
  const files = readdirSync(join(PUBLIC_DIR, 'technologies')).map((file) => `/technologies/${file}`)
  expect(files.toSorted()).toEqual([...new Set(logos)].toSorted())
})
