import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slimI18next, slimReactRouter } from './slim-libraries.ts'

const ROUTER = `
const Link = React.forwardRef(function () {});
Link.displayName = "Link";
export { Link }
`
const I18NEXT = `
class Formatter {
}
class Connector {
}
export { Formatter, Connector }
`

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'lat-slim-')))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/**
 * Builds a script that uses a package, and returns the built code. `files` are the files of the package; the first one
 * is the main file.
 */
async function buildWith(plugin: Plugin, name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(root, 'node_modules', name)
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, main: Object.keys(files)[0] }))
  await writeFile(path.join(root, 'main.js'), `import * as library from '${name}'; console.log(library)`)
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: path.join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

const router = (production: string, developmentFile = 'dist/development/index.mjs') => ({
  [developmentFile]: ROUTER,
  'dist/production/index.mjs': production,
})

test('the names of components are removed from react-router, which comes from its production files', async () => {
  const code = await buildWith(slimReactRouter(), 'react-router', router(ROUTER.replace('{}', '{ return 7 }')))
  expect(code).toContain('return 7')
  expect(code).not.toContain('displayName')
})

test('the classes for fetching and for formats are removed from i18next', async () => {
  const classes = I18NEXT.replaceAll('{\n}', '{\n  unneeded() {}\n}')
  const code = await buildWith(slimI18next(), 'i18next', { 'dist/esm/i18next.js': classes })
  expect(code).toContain('EventEmitter')
  expect(code).not.toContain('unneeded')
})

test.each([
  ['no development files in their known folder', router(ROUTER, 'dist/index.mjs')],
  ['no `displayName`', router(ROUTER.replace(/Link\.displayName.*/, ''))],
  ['no `forwardRef` and no `memo`', router(ROUTER.replace('forwardRef', 'lazy'))],
])('a react-router with %s stops the build', async (_, files) => {
  await expect(buildWith(slimReactRouter(), 'react-router', files)).rejects.toThrow('slim-libraries.ts')
})

test.each([
  ['no class Formatter', { 'dist/esm/i18next.js': I18NEXT.replaceAll('Formatter', 'Other') }],
  ['no class Connector', { 'dist/esm/i18next.js': I18NEXT.replaceAll('Connector', 'Other') }],
  ['another main file', { 'dist/index.js': I18NEXT }],
])('an i18next with %s stops the build', async (_, files) => {
  await expect(buildWith(slimI18next(), 'i18next', files)).rejects.toThrow('slim-libraries.ts')
})
