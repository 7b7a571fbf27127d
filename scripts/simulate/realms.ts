/** Bundles the product's code, so that a simulation can evaluate it anew for each page, worker and relay. */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { Script } from 'node:vm'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
export const SITE_KEY = 'simulated'

/** Evaluates a bundle: its modules run, and their exports are returned. `require` gives what the bundle leaves out. */
type Evaluate<Exports> = (require: (name: string) => unknown) => Exports

/** A change of the product's code: every `from` in `file` becomes `to`. */
export interface Change {
  file: string
  from: string
  to: string
}

export interface Bundles {
  device: Evaluate<{ deviceCode: typeof import('./device-code.ts').deviceCode }>
  relay: Evaluate<{ relayCode: typeof import('./relay-code.ts').relayCode }>
}

/** Small parts, so that the small files of the simulation are sent in several. */
const SMALL_PARTS: Change = { file: 'contract/submission/parts.ts', from: '256 * 1024', to: '2 * 1024' }

/** Bundles device and relay with `changes` made. Throws if a change does not fit the code. */
export async function bundle(planted: readonly Change[] = []): Promise<Bundles> {
  const changes = [...planted, SMALL_PARTS]
  const made = new Set<Change>()
  const [device, relay] = await Promise.all([
    bundleEntry('device-code', /^(#|workbox-)/, changes, made),
    bundleEntry('relay-code', /^(#|@zip\.js|p-limit|yocto-queue)/, changes, made),
  ])
  const left = changes.find((change) => !made.has(change))
  if (left) throw new Error(`${left.file} has no "${left.from}"`)
  return { device, relay } as Bundles
}

async function bundleEntry(
  entry: string,
  noExternal: RegExp,
  changes: readonly Change[],
  made: Set<Change>,
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
        // The captcha's work would take most of the time, and its real threads have no order.
        'altcha-lib/algorithms/web/pbkdf2': resolve(import.meta.dirname, 'derive-key.ts'),
        'altcha-lib/algorithms/pbkdf2': resolve(import.meta.dirname, 'derive-key.ts'),
        '@hpke/core': resolve(import.meta.dirname, 'hpke.ts'),
      },
    },
    plugins: [changing(changes, made)],
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

function changing(changes: readonly Change[], made: Set<Change>): Plugin {
  return {
    name: 'planted-changes',
    enforce: 'pre',
    transform(code, id) {
      const wanted = changes.filter(({ file }) => id === resolve(ROOT, file))
      if (wanted.length === 0) return undefined
      return wanted.reduce((changed, change) => {
        if (!changed.includes(change.from)) return changed
        made.add(change)
        return changed.replaceAll(change.from, change.to)
      }, code)
    },
  }
}

export const requireReal = createRequire(import.meta.url)
