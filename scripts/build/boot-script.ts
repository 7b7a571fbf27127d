import type { Rolldown } from 'vite'
import { LOCALES } from '#contract/addresses.ts'
import { manifestPath } from './manifest.ts'

const MANIFESTS = Object.fromEntries(LOCALES.map((locale) => [locale, manifestPath(locale)]))

/**
 * The source of `boot.js`, which loads the scripts of every page. The name of a script contains a digest of its
 * content. Only `boot.js` names these scripts, and its own name is fixed, so pages do not change when a script does.
 */
export function bootScript(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.isEntry,
  ) as Rolldown.OutputChunk
  const files = [...entry.imports, entry.fileName]
  const stylesheets = files.flatMap((file) => [
    ...((bundle[file] as Rolldown.OutputChunk).viteMetadata?.importedCss ?? []),
  ])
  return [
    `const link=(rel,href)=>document.head.append(Object.assign(document.createElement('link'),{rel,href}));`,
    ...stylesheets.map((file) => `link('stylesheet','/${file}');`),
    `const later=document.documentElement.dataset.laterStyle;later&&link('stylesheet',later);`,
    `link('manifest',${JSON.stringify(MANIFESTS)}[document.documentElement.lang]);`,
    `const files=${JSON.stringify(files.map((file) => `/${file}`))};`,
    // Browsers remember a script that could not be imported and never request it again. Without a service worker the
    // scripts may not be on the device, so fetch all of them before the first import. A script of the build ends with a
    // semicolon: another end means that a proxy has cut the script or sent something else. The next try (the address of
    // `boot.js` then ends with a question mark) fetches past the HTTP cache, which may have kept the damaged script.
    `const again=import.meta.url.endsWith('?');`,
    `navigator.serviceWorker?.controller||await Promise.all(files.map(async file=>{const reply=await fetch(file,{cache:again?'reload':'default'});if(!reply.ok||!(await reply.text()).endsWith(';')&&!again)throw file}));`,
    // Each file is imported in a task of its own, so that a slow phone can answer taps between two files.
    `for(const file of files){await import(file);await new Promise(done=>setTimeout(done))}\n`,
  ].join('')
}
