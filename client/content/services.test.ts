import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import pageTexts from '#client/i18n/locales/en/services.json'
import { serviceIds, servicePath } from '#client/routing/paths.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'
import { CAPABILITY_ICONS } from './capability-icons.ts'
import type { ServiceModule } from './service.ts'
import { servicePictureUrl } from './service-picture.ts'
import { technologyLogoUrl } from './technology-logo.ts'

const PUBLIC_DIR = join(import.meta.dirname, '../../public')

/** Longer titles take a third line on a tile, longer texts do not fit into it; shorter ones say too little. */
const TITLE_MAX_LENGTH: Record<Locale, number> = { en: 40, vi: 28 }
const TILE_TEXT_LENGTHS = { min: 90, max: 170 }
const GROUP_TEXT_MAX_LENGTH = 140
const ALT_MAX_LENGTH = 125

const contents = import.meta.glob<ServiceModule>('./services/*.ts', { eager: true })

const services = Object.entries(contents).map(([file, content]) => ({
  path: file.slice('./services'.length, -'.ts'.length),
  content,
}))

test('each service has its file and its picture', () => {
  expect(services.map(({ path }) => path).toSorted()).toEqual(serviceIds.map(servicePath).toSorted())
  expect(serviceIds.map(servicePictureUrl).filter((url) => !existsSync(join(PUBLIC_DIR, url)))).toEqual([])
})

describe.each(services)('$path', ({ content }) => {
  const tiles = content.capabilities.filter((tile) => tile.type === 'content')
  const pictures = content.capabilities.filter((tile) => tile.type === 'image')
  const groups = content.technologyGroups ?? []
  const technologies = [...(content.technologies ?? []), ...groups.flatMap((group) => group.technologies)]

  test('has tiles that stand apart by title and icon', () => {
    expect(new Set(tiles.map(({ title }) => title.en)).size).toBe(tiles.length)
    expect(new Set(tiles.map(({ icon }) => CAPABILITY_ICONS[icon])).size).toBe(tiles.length)
  })

  test('has neighbouring tiles of different pigments, three in a row', () => {
    const pigments = content.capabilities.map((tile) => tile.type === 'content' && tile.hasBackground)
    const clashes = pigments.filter(
      (pigment, index) =>
        pigment && ((index % 3 < 2 && pigment === pigments[index + 1]) || pigment === pigments[index + 3]),
    )
    expect(clashes).toEqual([])
  })

  test.each(LOCALES)('has texts in %s that fit where they stand', (locale) => {
    const titles = [...tiles, ...groups].map(({ title }) => title[locale])
    expect(titles.filter((title) => title.length > TITLE_MAX_LENGTH[locale])).toEqual([])
    const texts = tiles.map(({ description }) => description[locale])
    expect(texts.filter(({ length }) => length < TILE_TEXT_LENGTHS.min || length > TILE_TEXT_LENGTHS.max)).toEqual([])
    const groupTexts = groups.map(({ description }) => description[locale])
    expect(groupTexts.filter(({ length }) => length > GROUP_TEXT_MAX_LENGTH)).toEqual([])
    const alts = pictures.map(({ alt }) => alt[locale])
    expect(alts.filter(({ length }) => length > ALT_MAX_LENGTH)).toEqual([])
  })

  test('has the files of its pictures', () => {
    expect(pictures.map(({ img }) => img).filter((img) => !existsSync(join(PUBLIC_DIR, img)))).toEqual([])
  })

  test('names no technology twice in one place', () => {
    for (const list of [technologies, content.hiddenTechnologies ?? []]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })
})

test('the logos are those of the technologies that the services show', () => {
  const logos = services.flatMap(({ content }) =>
    [...(content.technologies ?? []), ...(content.technologyGroups ?? []).flatMap((group) => group.technologies)].map(
      ({ logo }) => technologyLogoUrl(logo),
    ),
  )
  const files = readdirSync(join(PUBLIC_DIR, 'technologies')).map((file) => `/technologies/${file}`)
  expect(files.toSorted()).toEqual([...new Set(logos)].toSorted())
})

const TRANSLATIONS: string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** The English pages then need no font file with Vietnamese letters. */
test('the English texts keep to Latin-1 letters', () => {
  const texts = JSON.stringify([contents, pageTexts], (key, value) => (TRANSLATIONS.includes(key) ? undefined : value))
  expect(texts).toContain('Computer vision')
  expect(texts.match(/\p{L}*[\u0100-\u1eff]\p{L}*/gu)).toBeNull()
})
