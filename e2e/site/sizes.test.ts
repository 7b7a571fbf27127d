import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PATHS, pageAt, splitLocale } from '#contract/addresses.ts'
import { LISTED } from '../support/pages.ts'
import { SITE_DIR } from '../support/served-page.ts'
import {
  FILE_MAX_KB,
  GROUP_MAX_KB,
  GROUPS_MAX_KB_PER_PAGE,
  HTML_MAX_KB,
  ISLAND_MAX_KB,
  OTHER_HTML_MAX_KB,
  START_MAX_KB,
  STYLE_MAX_KB,
} from './size-budgets.ts'

const assets = readdirSync(new URL('assets/', SITE_DIR)).map((name) => `assets/${name}`)

interface Size {
  of: string
  kb: number
  maxKb: number
}

function read(file: string): string {
  return readFileSync(new URL(file, SITE_DIR), 'utf8')
}

/** The sum of the sizes of files in kB (1000 bytes), compressed with brotli as they are sent. */
function kilobytes(...files: string[]): number {
  const bytes = files.reduce((sum, file) => sum + readFileSync(new URL(`${file}.br`, SITE_DIR)).length, 0)
  return Math.round(bytes / 100) / 10
}

/** Prints a table of sizes. Fails when a size exceeds its budget or has no budget. */
function expectWithin(title: string, sizes: Size[]): void {
  const row = ({ of, kb, maxKb }: Size) => `${of.padEnd(32)}${kb.toFixed(1).padStart(7)}${maxKb.toFixed(1).padStart(8)}`
  process.stdout.write(`\n${title}: kB (brotli), budget\n${sizes.map((size) => `  ${row(size)}\n`).join('')}`)
  const tooHeavy = sizes.filter(({ kb, maxKb }) => kb > maxKb)
  expect(tooHeavy.map(row), 'heavier than e2e/site/size-budgets.ts allows').toEqual([])
}

/** A script and all scripts that it imports statically, directly or indirectly. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name] of read(file).matchAll(/(?:^|[;}\s])(?:import|export)\b[^;"'`()]*?["'`]\.\/([\w-]+\.js)["'`]/g))
    withImports(`assets/${name}`, found)
  return found
}

/** The path of the script whose file name is this name followed by a hash. */
function asset(name: string): string {
  // The name of another script may begin with `name`: compare all but Vite's hash, which has eight characters.
  const file = assets.find((file) => file.slice(0, -'-12345678.js'.length) === `assets/${name}` && file.endsWith('.js'))
  if (!file) throw new Error(`No script is called ${name}`)
  return file
}

/** The scripts that `boot.js` loads on every page, with all their imports. */
function startScripts(): string[] {
  return [...read('boot.js').matchAll(/assets\/[\w-]+\.js/g)].flatMap(([file]) => [...withImports(file)])
}

test('the HTML of every page, with its styles, is within its budget', () => {
  const heaviest = new Map<string, number>()
  for (const path of LISTED) {
    const page = PATHS[pageAt(splitLocale(path).path)].replace(':slug', '…')
    const kb = kilobytes(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    heaviest.set(page, Math.max(kb, heaviest.get(page) ?? 0))
  }
  expectWithin(
    'HTML, the largest page of each kind',
    [...heaviest].map(([of, kb]) => ({ of, kb, maxKb: HTML_MAX_KB[of] ?? OTHER_HTML_MAX_KB })),
  )
})

test('the scripts of the start, alone and with each island, are within their budgets', () => {
  const start = startScripts()
  const withAll = (...files: string[]) =>
    kilobytes('boot.js', ...new Set([...start, ...files.flatMap((file) => [...withImports(file)])]))
  const islands = Object.entries(ISLAND_MAX_KB).map(([name, maxKb]) => ({
    of: name,
    kb: withAll(asset('hydrate-island'), asset(name)),
    maxKb,
  }))
  expectWithin('Scripts', [{ of: 'start', kb: withAll(), maxKb: START_MAX_KB }, ...islands])
})

test('of the code that loads after the start only islands need React, not the first touch and not links', () => {
  const later = [...read(asset('start')).matchAll(/import\(`\.\/([\w-]+\.js)`\)/g)].map(([, name]) => `assets/${name}`)
  expect(later).toContain(asset('after-first-touch'))
  const withReact = later.filter((file) => withImports(file).has(asset('react')))
  expect(withReact).toEqual([asset('hydrate-island')])
})

test('every script ends with a semicolon, by which a page recognises one that was cut on its way', () => {
  expect(assets.filter((file) => file.endsWith('.js') && !read(file).endsWith(';'))).toEqual([])
})

test('every lazy import has the form that the preload helper understands when it tries an import again', () => {
  const imports = assets.flatMap((file) =>
    file.endsWith('.js') ? (read(file).match(/\(\)=>import\(.{0,200}/g) ?? []) : [],
  )
  const isUnderstood = (code: string) => /^\(\)=>import\((["`'])[^"`']+\1\)(\.then\(e=>e\.[\w$]+\))*[,)]/.test(code)
  expect(imports.length).toBeGreaterThan(10)
  expect(imports.filter((code) => !isUnderstood(code))).toEqual([])
})

test('style sheets are within their budgets', () => {
  const sheets = assets.filter((file) => file.endsWith('.css'))
  const isLater = (file: string) => file.startsWith('assets/later-')
  const parts = sheets.filter((file) => !isLater(file))
  const largest = (files: string[]) => Math.max(0, ...files.map((file) => kilobytes(file)))
  const kb = {
    'the largest part': largest(parts),
    'all parts': kilobytes(...parts),
    'a page with its later states': largest(sheets.filter(isLater)),
  }
  const names = Object.keys(STYLE_MAX_KB) as (keyof typeof STYLE_MAX_KB)[]
  expectWithin(
    'Style sheets',
    names.map((of) => ({ of, kb: kb[of], maxKb: STYLE_MAX_KB[of] })),
  )
})

test('the boot script and the service worker are within their budgets', () => {
  const sizes = Object.entries(FILE_MAX_KB).map(([of, maxKb]) => ({ of, kb: kilobytes(of), maxKb }))
  expectWithin('Files', sizes)
})

test('the groups of files for reading offline are within their budgets', () => {
  const groups = readdirSync(new URL('groups/', SITE_DIR)).filter((name) => name.endsWith('.pack'))
  const sizes = groups.map((name) => ({
    of: name.replace(/-\w+\.pack$/, ''),
    kb: kilobytes(`groups/${name}`),
    maxKb: GROUP_MAX_KB,
  }))
  const kb = sizes.reduce((sum, size) => sum + size.kb, 0)
  const maxKb = Math.round(GROUPS_MAX_KB_PER_PAGE * LISTED.length)
  expectWithin(`Groups, for ${LISTED.length} pages`, [...sizes, { of: 'all', kb, maxKb }])
})
