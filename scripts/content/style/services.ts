import { globSync } from 'node:fs'
import type { ServiceModule } from '#client/content/service-types.ts'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { allTexts } from './all-texts.ts'

const CLIENT = new URL('../../../client/', import.meta.url)

/** Maximum length of a title, in characters. A longer title would need a third line on its tile. */
const TITLE_MAX_LENGTH: Record<Locale, number> = { en: 40, vi: 28 }
/**
 * Lengths that the text of a tile may have, in characters. A longer text does not fit into its tile; a shorter one says
 * too little.
 */
const TILE_TEXT_LENGTHS = { min: 90, max: 170 }
/** Maximum length of the summary of a tile, and of the reason why a technology is used, in characters. */
const LINE_MAX_LENGTH = 64
const GROUP_TEXT_MAX_LENGTH = 140
const ALT_MAX_LENGTH = 125

/** Warns of texts that do not fit their tiles, and of Vietnamese letters in the English texts of services. */
export async function serviceWarnings(): Promise<string[]> {
  const files = globSync('content/services/*.ts', { cwd: CLIENT })
  const warnings = files.map(async (file) => {
    const content = (await import(new URL(file, CLIENT).href)) as ServiceModule
    return lengthWarnings(content).map((warning) => `client/${file}: ${warning}`)
  })
  return [...(await Promise.all(warnings)).flat(), ...(await letterWarnings())]
}

function lengthWarnings({ capabilities, technologies = [], technologyGroups = [] }: ServiceModule): string[] {
  const tiles = capabilities.filter((tile) => tile.type === 'content')
  const pictures = capabilities.filter((tile) => tile.type === 'image')
  return LOCALES.flatMap((locale) => {
    const rules: LengthRule[] = [
      { max: TITLE_MAX_LENGTH[locale], texts: [...tiles, ...technologyGroups].map(({ title }) => title) },
      { ...TILE_TEXT_LENGTHS, texts: tiles.map(({ description }) => description) },
      { max: LINE_MAX_LENGTH, texts: tiles.map(({ summary }) => summary) },
      { max: LINE_MAX_LENGTH, texts: technologies.flatMap(({ reason }) => reason ?? []) },
      { max: GROUP_TEXT_MAX_LENGTH, texts: technologyGroups.map(({ description }) => description) },
      { max: ALT_MAX_LENGTH, texts: pictures.map(({ alt }) => alt) },
    ]
    return rules.flatMap((rule) => unfitTexts(rule, locale))
  })
}

/** Lengths that texts may have, in characters. */
interface LengthRule {
  min?: number
  max: number
  texts: Record<Locale, string>[]
}

function unfitTexts({ min = 0, max, texts }: LengthRule, locale: Locale): string[] {
  return texts
    .map((text) => text[locale])
    .filter(({ length }) => length < min || length > max)
    .map((text) => `"${text}" has ${text.length} characters; ${min ? `${min} to ${max}` : `at most ${max}`} fit`)
}

/** Warns of words for which an English page would load the font file with Vietnamese letters. */
async function letterWarnings(): Promise<string[]> {
  const texts = await allTexts('en')
  return texts
    .filter(({ file }) => file.startsWith('content/services/') || file === 'i18n/locales/en/services.json')
    .flatMap(({ file, key, text }) => {
      const [word] = /\p{L}*[\u0100-\u1eff]\p{L}*/u.exec(text) ?? []
      return word ? [`client/${file}, ${key}: "${word}" makes the page fetch the font of Vietnamese letters`] : []
    })
}
