/**
 * Bundles the product's code, so that a simulation can evaluate it anew for each page, worker and start of a relay.
 * Each then has its own modules with their own state.
 */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { Script } from 'node:vm'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
export const SITE_KEY = 'simulated'

/** Runs the modules of a bundle and returns its exports. `require` supplies the packages that the bundle leaves out. */
type Evaluate<Exports> = (require: (name: string) => unknown) => Exports

/** A change of the product's source: in `file`, every occurrence of the text `from` is replaced by `to`. */
export interface Change {
  file: string
  from: string
  to: string
}

export interface Bundles {
  device: Evaluate<{ deviceCode: typeof import('./device-code.ts').deviceCode }>
  relay: Evaluate<{ relayCode: typeof import('./relay-code.ts').relayCode }>
}

/** Reduces the size of upload parts to 2 kB, so that the small resumes of a simulation are sent in several parts. */
const SMALL_PARTS: Change = { file: 'contract/submission/parts.ts', from: '256 * 1024', to: '2 * 1024' }

/** Bundles device and relay with the changes `planted`. Throws if a file does not contain the text of a change. */
export async function bundle(planted: readonly Change[] = []): Promise<Bundles> {
  const changes = [...planted, SMALL_PARTS]
  const applied = new Set<Change>()
  const [device, relay] = await Promise.all([
    bundleEntry('device-code', /^(#|workbox-)/, changes, applied),
    bundleEntry('relay-code', /^(#|@zip\.js|p-limit|yocto-queue)/, changes, applied),
  ])
  const unapplied = changes.find((change) => !applied.has(change))
  if (unapplied) throw new Error(`${unapplied.file} has no "${unapplied.from}"`)
  return { device, relay } as Bundles
}

/**
 * Bundles one entry module. The packages that `noExternal` matches become part of the bundle, and so get the state and
 * the globals of their realm; the others are loaded with the `require` that the caller passes.
 */
async function bundleEntry(
  entry: string,
  noExternal: RegExp,
  changes: readonly Change[],
  applied: Set<Change>,
): Promise<Evaluate<unknown>> {
  const result = await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_CAPTCHA_SITE_KEY': JSON.stringify(SITE_KEY),
      'process.env.NODE_ENV': '"production"',
    },
    resolve: {
      alias: {
        // The real captcha work would take most of a run's time. Real captcha and encryption also use threads, which
        // finish in an order that differs from run to run.
        'altcha-lib/algorithms/web/pbkdf2': resolve(import.meta.dirname, 'derive-key.ts'),
        'altcha-lib/algorithms/pbkdf2': resolve(import.meta.dirname, 'derive-key.ts'),
        '@hpke/core': resolve(import.meta.dirname, 'hpke.ts'),
      },
    },
    plugins: [applyChanges(changes, applied)],
    ssr: { noExternal },
    build: {
      ssr: resolve(import.meta.dirname, `${entry}.ts`),
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })
  const [output] = [result].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  const run = new Script(`(function (require, module, exports) {${code}\n})`, {
    filename: `${entry}.bundle.cjs`,
  }).runInThisContext()
  return (require) => {
    const module = { exports: {} }
    run(require, module, module.exports)
    return module.exports
  }
}

/** A Vite plugin that makes the changes in the source files. Adds each change that it made to `applied`. */
function applyChanges(changes: readonly Change[], applied: Set<Change>): Plugin {
  return {
    name: 'planted-changes',
    enforce: 'pre',
    transform(code, id) {
      const changesOfFile = changes.filter(({ file }) => id === resolve(ROOT, file))
      if (changesOfFile.length === 0) return undefined
      return changesOfFile.reduce((changed, change) => {
        if (!changed.includes(change.from)) return changed
        applied.add(change)
        return changed.replaceAll(change.from, change.to)
      }, code)
    },
  }
}

/** Loads packages as Node does. It is the `require` for bundles that need no replaced package. */
export const requireReal = createRequire(import.meta.url)
