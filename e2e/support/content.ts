import type { Locale } from '#contract/addresses.ts'

const FOLDER = new URL('../../client/content/', import.meta.url)

/** The exports of a file in `client/content/`. The type parameter says which exports the caller needs. */
export async function readContent<Exports>(file: string): Promise<Exports> {
  return (await import(new URL(file, FOLDER).href)) as Exports
}

/** Writes a figure such as `2.5M+` as a language does. */
export const { localFigure } = await readContent<{ localFigure: (figure: string, locale: Locale) => string }>(
  '../i18n/local-figure.ts',
)
