import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'
import { allTexts, type FoundText } from './all-texts.ts'

/** Words and spellings that `client/content/glossary.md` forbids. */
const RULED_OUT: Record<Locale, RegExp[]> = {
  en: [
    /\b(leverag|seamless|passionate|cutting-edge|world-class|state-of-the-art|synerg)\w*/i,
    /\b(organis|optimis|summaris|modernis|recognis|digitis|automatis)\w*/i,
  ],
  vi: [
    /quý khách/i,
    /một cách /i,
    /được [^.,;:!?]* bởi /i,
    // A tone mark on the second vowel. It belongs on the first one: xóa, khỏe, thúy.
    /\p{L}*(o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/iu,
  ],
}

/**
 * Lengths that the description of a page may have, in characters. Search engines cut longer descriptions and replace
 * shorter ones.
 */
const PAGE_DESCRIPTION_LENGTHS = { min: 60, max: 155 }

const PLACEHOLDER = /\{\{[^}]+\}\}/g
/**
 * Stands for each placeholder when the length of a description is counted. In descriptions the longest value of a
 * placeholder is a year.
 */
const LONGEST_VALUE = '2005'

/** Proper names and terms that read the same in every language. */
const SAME_IN_EVERY_LANGUAGE = ['Android', 'iOS', 'Native', 'Canada', 'Email']

/**
 * Warns of texts that break the glossary, contain decomposed characters, are not translated, or have the wrong length.
 */
export async function textWarnings(): Promise<string[]> {
  const warnings = await Promise.all(
    LOCALES.map(async (locale) => (await allTexts(locale)).flatMap(warningsOf(locale))),
  )
  const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  const untranslated = await Promise.all(translations.map(untranslatedTexts))
  return [...warnings.flat(), ...untranslated.flat()]
}

const warningsOf =
  (locale: Locale) =>
  ({ file, key, text }: FoundText): string[] => {
    const { length } = text.replace(PLACEHOLDER, LONGEST_VALUE)
    const { min, max } = PAGE_DESCRIPTION_LENGTHS
    return [
      ...RULED_OUT[locale]
        .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
        .map((found) => `the glossary does without "${found}"`),
      ...(text === text.normalize('NFC')
        ? []
        : ['has letters that are not composed (NFC), as fonts and search need them']),
      ...(/(^|\.)metaDescription$/.test(key) && (length < min || length > max)
        ? [`has ${length} characters; search results show ${min} to ${max}`]
        : []),
    ].map((warning) => `client/${file}, ${key}: ${warning}`)
  }

/**
 * Warns of texts that are the same as in the default language. The texts of case studies and jobs are not compared,
 * because the names of clients and technologies in them are not translated.
 */
async function untranslatedTexts(locale: Locale): Promise<string[]> {
  const placeOf = ({ file, key }: FoundText, language: Locale) =>
    `${file.replace(`/${language}/`, '/')} ${key.replace(new RegExp(`\\.${language}$`), '')}`
  const isShared = ({ file }: FoundText) => file.startsWith('i18n/') || file.endsWith('.ts')
  const originals = new Map(
    (await allTexts(DEFAULT_LOCALE)).filter(isShared).map((found) => [placeOf(found, DEFAULT_LOCALE), found.text]),
  )
  return (await allTexts(locale))
    .filter(isShared)
    .filter((found) => originals.get(placeOf(found, locale)) === found.text)
    .filter(({ text }) => /\p{L}/u.test(text.replace(PLACEHOLDER, '')) && !SAME_IN_EVERY_LANGUAGE.includes(text))
    .map(({ file, key }) => `client/${file}, ${key}: reads as in ${DEFAULT_LOCALE}`)
}
