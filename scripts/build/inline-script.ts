import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { BUILD_TARGET } from './browser-floor.ts'

/**
 * The minified source of the inline script, which is in the head of every page: `client/bootstrap.ts` with everything
 * that it imports.
 */
export async function inlineScript(): Promise<string> {
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
      // The script shares modules with `start.ts`. With these settings it contains only the functions that it calls.
      rolldownOptions: {
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, manualPureFunctions: ['Object'] },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}

/** The hash with which the content security policy allows the inline script `script` (CSP Level 3 §2.3.1). */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
