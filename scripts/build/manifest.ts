import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '#contract/addresses.ts'

const ROOT = new URL('../../', import.meta.url)
const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'))

type Manifest = Partial<ManifestOptions> &
  Required<Pick<ManifestOptions, 'screenshots' | 'shortcuts' | 'share_target' | 'file_handlers'>>

/**
 * The texts of a manifest in another language (`client/i18n/locales/<locale>/manifest.json`). Each list has the same
 * order as the list of that name in the manifest.
 */
interface ManifestTexts {
  name: string
  description: string
  screenshots: Pick<Manifest['screenshots'][number], 'label'>[]
  shortcuts: Pick<Manifest['shortcuts'][number], 'name' | 'short_name' | 'description'>[]
}

/** The web app manifest in the default language. The manifests of the other languages are made from it. */
export const manifest: Manifest = readJson('manifest.webmanifest')

/** The address of the manifest in a language. */
export const manifestPath = (locale: Locale) => localePath(locale, '/manifest.webmanifest')

/**
 * Vite plugin that writes a manifest for each language except the default one, whose manifest VitePWA writes. Each
 * language needs a file of its own, because the oldest supported browsers do not know manifest members for
 * translations. All manifests have the same `id`, so browsers treat them as one app.
 */
export function languageManifests(): Plugin {
  return {
    name: 'language-manifests',
    apply: 'build',
    generateBundle() {
      for (const locale of LOCALES)
        if (locale !== DEFAULT_LOCALE)
          this.emitFile({
            type: 'asset',
            fileName: manifestPath(locale).slice(1),
            source: `${JSON.stringify(translate(manifest, locale, textsOf(locale)))}\n`,
          })
    },
  }
}

function textsOf(locale: Locale): ManifestTexts {
  const file = `client/i18n/locales/${locale}/manifest.json`
  if (!existsSync(new URL(file, ROOT))) throw new Error(`The manifest needs its texts in "${locale}": ${file}`)
  return readJson(file)
}

/**
 * Translates a manifest: its texts, its addresses, and its screenshots, whose files are named `<locale>-…`.
 * @throws if a screenshot or a shortcut has no text in that language.
 */
export function translate(original: Manifest, locale: Locale, texts: ManifestTexts): Manifest {
  for (const list of ['screenshots', 'shortcuts'] as const)
    if (texts[list].length !== original[list].length)
      throw new Error(
        `The manifest has ${original[list].length} ${list}, its texts in "${locale}" ${texts[list].length}`,
      )
  return {
    ...original,
    ...texts,
    lang: locale,
    start_url: localePath(locale, '/'),
    screenshots: original.screenshots.map((screenshot, index) => ({
      ...screenshot,
      ...texts.screenshots[index],
      src: screenshot.src.replace('/screenshots/', `/screenshots/${locale}-`),
    })),
    shortcuts: original.shortcuts.map((shortcut, index) => ({
      ...shortcut,
      ...texts.shortcuts[index],
      url: localePath(locale, shortcut.url),
    })),
    share_target: { ...original.share_target, action: localePath(locale, original.share_target.action) },
    file_handlers: original.file_handlers.map((handler) => ({
      ...handler,
      action: localePath(locale, handler.action),
    })),
  }
}
