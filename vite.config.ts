import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { LOCALES } from './contract/addresses.ts'
import { bindWordsOfTexts } from './scripts/build/bind-words.ts'
import { BUILD_TARGET } from './scripts/build/browser-floor.ts'
import { BUILD_SETTINGS } from './scripts/build/build-settings.ts'
import { removeBuildStamp } from './scripts/build/build-stamp.ts'
import { compress } from './scripts/build/compress.ts'
import { developmentPages } from './scripts/build/development-pages.ts'
import { earlierBuilds } from './scripts/build/earlier-builds.ts'
import { filmDigests } from './scripts/build/film-digests.ts'
import { groups } from './scripts/build/groups.ts'
import { languageManifests, manifest } from './scripts/build/manifest.ts'
import { replacePreloadHelper } from './scripts/build/preload-helper.ts'
import { prerender } from './scripts/build/prerender.ts'
import { refuseWrongContent } from './scripts/build/refuse-wrong-content.ts'
import { readableName, scopedName } from './scripts/build/scoped-name.ts'
import { slimI18next, slimReactRouter } from './scripts/build/slim-libraries.ts'
import { styleLayers } from './scripts/build/style-layers.ts'
import { undrawnArt } from './scripts/build/undrawn-art.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const distDir = fromRoot('./dist')
const siteDir = fromRoot('./dist/site')
const relay = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? 8080}`

/**
 * Maps the path of each HTML file to the section of the site (such as `stories`) that contains the page. `prerender`
 * fills the map, and `groups` reads it.
 */
const sections = new Map<string, string>()

export default defineConfig({
  root: fromRoot('./client'),
  publicDir: fromRoot('./public'),
  envDir: fromRoot('.'),
  envPrefix: BUILD_SETTINGS,
  appType: 'spa',
  css: { modules: { generateScopedName: process.argv.includes('build') ? scopedName : readableName } },
  server: { port: 5173, proxy: { '/api': { target: relay, changeOrigin: false } } },
  build: {
    outDir: siteDir,
    emptyOutDir: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fromRoot('./client/start.ts'),
      output: {
        // Translation files have no hash in their names. Otherwise every changed word would also change the scripts
        // that name the file.
        assetFileNames: ({ originalFileNames: [file = ''] }) =>
          file.includes('i18n/locales/') ? file.replace(/.*i18n\//, '') : 'assets/[name]-[hash][extname]',
        // Libraries change rarely, so they are bundled apart from the site's own code. A returning device then does not
        // download them again when a text or page has changed.
        codeSplitting: {
          groups: [
            // All modules that every page loads at its start are bundled into one file. The modules that several
            // islands (independently hydrated parts of a page) share are bundled into a second file, `shell`. As separate
            // files, each of these modules would need a request. A module that is needed without any island must not
            // get into `shell`: `shell` imports React.
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shell', test: /client\/(components|content|i18n|navigation\/paths)/, minShareCount: 2 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\//, priority: 1 },
            { name: 'router', test: /node_modules\/react-router\//, priority: 1 },
            // The list of case studies needs a few text fields of every case study. These fields are bundled into one
            // file for each language, so that the list does not need a request for each case study.
            ...LOCALES.map((locale) => ({
              name: `case-studies-${locale}`,
              test: new RegExp(`client/content/case-studies/.*/${locale}\\.json$`),
            })),
          ],
        },
      },
    },
  },
  plugins: [
    refuseWrongContent(),
    bindWordsOfTexts(),
    react(),
    styleLayers(),
    slimI18next(),
    slimReactRouter(),
    replacePreloadHelper(),
    developmentPages(),
    undrawnArt(),
    languageManifests(),
    prerender(sections),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'device/worker',
      filename: 'sw.ts',
      injectRegister: false,
      integration: {
        // The list of groups (archives for offline use) already contains the web manifest, because `globPatterns`
        // matches it. Without this hook the plugin would add the web manifest to the service worker a second time.
        beforeBuildServiceWorker: ({ injectManifest }) => {
          injectManifest.additionalManifestEntries = []
        },
        // `codeSplitting: false` keeps the service worker in one file. The plugin's own option for this is deprecated,
        // and each build would print a warning.
        configureCustomSWViteBuild: (config) => {
          const { build } = config
          config.define = { ...config.define, FILM_DIGESTS: JSON.stringify(filmDigests(fromRoot('./public'))) }
          if (build)
            build.rollupOptions = { ...build.rollupOptions, output: { entryFileNames: 'sw.mjs', codeSplitting: false } }
        },
      },
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,json,webmanifest,woff2,svg,png,jpg,avif,webp}'],
        // The JPEG posters are for browsers without AVIF. Devices do not store these posters: such a browser shows the
        // stored film instead. Most icons are not stored, because browsers request only one of them with each page.
        globIgnores: [
          'film/*.jpg',
          'icons/{apple,icon-512,icon-maskable,icon-monochrome,shortcut}*.png',
          'screenshots/**',
          'startup/**',
          'social/**',
          'sw.js',
        ],
        modifyURLPrefix: { '': '/' },
        manifestTransforms: [groups(siteDir, sections)],
      },
    }),
    compress(siteDir),
    removeBuildStamp(distDir),
    earlierBuilds(distDir),
  ],
})
