import type { Locale } from '#contract/addresses.ts'

const FOLDER = new URL('../../client/content/', import.meta.url)

/**
 * The exports of a file in `client/content/`. Journeys must not import from `client/` (biome.json), so the file is
 * imported when a test runs, and the type parameter says which exports the caller needs.
 */
export async function readContent<Exports>(file: string): Promise<Exports> {
  return (await import(new URL(file, FOLDER).href)) as Exports
}

/** The function with which pages write a figure such as `2.5M+` in a language. */
export const { localFigure } = await readContent<{ localFigure: (figure: string, locale: Locale) => string }>(
  '../i18n/local-figure.ts',
)
