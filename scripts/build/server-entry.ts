import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import { bindWordsOfTexts } from './bind-words.ts'
import { styleLayers } from './style-layers.ts'

/** The functions with which the build and the development server render pages. */
export type ServerEntry = typeof import('../../client/entry-server.tsx')

interface BuiltEntry {
  entry: ServerEntry
  /** The style sheet of everything that the entry renders. */
  stylesheet: string
  /** The folder with the entry and the modules that it imports later. The caller removes it. */
  folder: string
}

/** Builds `client/entry-server.tsx` into a new folder and imports it. */
export async function buildServerEntry(config: ResolvedConfig): Promise<BuiltEntry> {
  const cacheDir = path.resolve(config.root, '../node_modules/.cache')
  await mkdir(cacheDir, { recursive: true })
  const folder = await mkdtemp(path.join(cacheDir, 'prerender-'))
  const { output } = (await build({
    configFile: false,
    logLevel: 'error', // Vite would warn of missing files, because this build has no public folder.
    root: config.root,
    envDir: config.envDir || undefined,
    envPrefix: config.envPrefix,
    publicDir: false,
    css: config.css,
    plugins: [bindWordsOfTexts(), react(), styleLayers()],
    build: {
      ssr: 'entry-server.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      cssCodeSplit: false,
      cssMinify: true,
      cssTarget: config.build.cssTarget,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
    },
  })) as Rolldown.RolldownOutput
  const stylesheet = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset
  // React reads NODE_ENV when the entry is imported. With this value React uses its production code.
  process.env.NODE_ENV = 'production'
  const entry: ServerEntry = await import(pathToFileURL(path.join(folder, 'entry-server.js')).href)
  return { entry, stylesheet: String(stylesheet.source), folder }
}
