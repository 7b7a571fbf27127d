import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { BUILD_TARGET } from './browser-floor.ts'

/** The script inlined into the head of every page: `client/bootstrap.ts` with all it imports, minified. */
export async function bootstrapScript(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: BUILD_TARGET,
      lib: {
        entry: fileURLToPath(new URL('../../client/bootstrap.ts', import.meta.url)),
        formats: ['iife'],
        name: 'bootstrap',
      },
      // Modules that it shares with `start.ts` bring only what is called here.
      rolldownOptions: {
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, manualPureFunctions: ['Object'] },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}

/** The source expression that lets the content security policy run an inline script (CSP Level 3 §2.3.1). */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
