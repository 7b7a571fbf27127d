import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const read = (file: string) => readFileSync(pathOf(file), 'utf8')

/**
 * Documented settings that compose.yaml need not contain: the image sets `HOST` and `DATA_DIR`, and the others have the
 * same value in every deployment with containers.
 */
const SET_IN_IMAGE = ['PORT', 'HOST', 'DATA_DIR', 'VITE_CAPTCHA_SITE_KEY']

/**
 * The paths that the Dockerfile copies from the checkout or from the stage `build`. Paths in that stage begin with
 * `/app/`, which is removed here.
 */
const copiedPaths = (dockerfile: string) =>
  [...dockerfile.matchAll(/^COPY (?:--from=build )?(?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((path) => path.replace(/^\/app\//, '')),
  )

test('the Dockerfile copies existing paths only', () => {
  const copied = copiedPaths(read('Dockerfile'))
  expect(copied).toContain('server')
  expect(copied.filter((path) => path !== 'dist' && !existsSync(pathOf(path)))).toEqual([])
})

test("the relay's user may read every file of the image, also after a checkout with umask 077", () => {
  const image =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const readable = /^RUN chmod -R a\+rX (.+)$/m.exec(read('Dockerfile'))?.[1]?.split(' ')
  expect(readable).toEqual(expect.arrayContaining(copiedPaths(image)))
})

test('the image has the Node.js version of package.json', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  expect(/^ARG NODE_IMAGE=node:([\d.]+)-slim(@sha256:[0-9a-f]{64})?$/m.exec(read('Dockerfile'))?.[1]).toBe(
    devDependencies.node,
  )
})

/** The settings in the table of docs/configuration.md. */
const documentedSettings = () =>
  [...read('docs/configuration.md').matchAll(/^\| (`.+?) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  )

test('every setting that the relay reads is documented, and no other', () => {
  const settings = [...read('server/env.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(settings).toContain('SMTP_URL')
  expect(documentedSettings().sort()).toEqual(settings.sort())
})

test('every documented setting can be given to the containers', () => {
  const compose = read('compose.yaml')
  const isGiven = (name: string) => new RegExp(`^ +${name}: .*`, 'm').test(compose)
  expect(documentedSettings().filter((name) => !isGiven(name) && !SET_IN_IMAGE.includes(name))).toEqual([])
})

test('every container and unit has a memory limit', () => {
  const [, services = ''] = read('compose.yaml').split('\nservices:\n')
  const blocks = services.split('\nvolumes:\n')[0]?.split(/\n(?= {2}[a-z])/) ?? []
  expect(blocks.length).toBeGreaterThan(3)
  const isLimited = (block: string) => / {4}mem_limit: \d+m\n/.test(block) || /^ *relay-\d: \*relay$/m.test(block)
  expect(blocks.filter((block) => !isLimited(`${block}\n`))).toEqual([])
  expect(read('compose.yaml').split('\nservices:\n')[0]).toMatch(/\n {2}mem_limit: \d+m\n/)
  for (const unit of ['lat.service', 'caddy.conf']) expect(read(`deploy/${unit}`)).toMatch(/^MemoryMax=\d+M$/m)
})

test('both deployments and `npm start` give the relay the settings for its memory', () => {
  const file = 'deploy/memory.env'
  expect(existsSync(pathOf(file))).toBe(true)
  expect(read('deploy/lat.service')).toContain(`\nEnvironmentFile=/opt/lat/current/${file}\n`)
  expect(read('compose.yaml')).toContain(`\n  env_file: ${file}\n`)
  expect(read('scripts/start.ts')).toContain(`'${file}'`)
})

test("the operator's commands get the user, the folders and the settings of the unit", () => {
  const [unit, script] = [read('deploy/lat.service'), read('deploy/submissions')]
  const own = [
    'DynamicUser=yes',
    'StateDirectory=lat',
    'StateDirectoryMode=0700',
    'UMask=0077',
    'EnvironmentFile=/etc/lat.env',
  ]
  for (const line of own) {
    expect(unit).toContain(`\n${line}\n`)
    expect(script).toContain(` --property=${line}`)
  }
  // With `DynamicUser` and without `User=`, systemd names the user after the unit: `lat` for `lat.service`. The script
  // runs in a unit with another name, so it must name this user.
  expect(unit).not.toContain('\nUser=')
  expect(script).toContain(' --property=User=lat ')
  for (const text of [unit, script]) expect(text).toMatch(/[ =]DATA_DIR=\/var\/lib\/lat /)
})

test("the operator's commands run with the Node.js of the unit, also where that is not /usr/bin/node", () => {
  const stubs = mkdtempSync(join(tmpdir(), 'lat-deployment-'))
  onTestFinished(() => rmSync(stubs, { recursive: true }))
  const stub = (name: string, text: string) => writeFileSync(join(stubs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  stub('systemctl', 'echo "{ path=/opt/node/bin/node ; argv[]=/opt/node/bin/node server/main.ts ; ignore_errors=no }"')
  stub('systemd-run', 'echo "$@"')
  const env = { PATH: `${stubs}:${process.env.PATH}` }
  const command = execFileSync(pathOf('deploy/submissions'), ['list'], { env, encoding: 'utf8' })
  expect(command).toContain(' /opt/node/bin/node server/operator/submissions.ts list\n')
})

test('the containers need a mail server; only the demo has a mailbox instead', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/^ {4}SMTP_URL: \$\{SMTP_URL:\?.+\}$/m)
  expect(compose.split('\n  mail:\n')[1]).toMatch(/^ {4}profiles: \[demo\]$/m)
  const demo = parseEnv(read('deploy/demo.env'))
  expect(demo).toMatchObject({ COMPOSE_PROFILES: 'demo', SMTP_URL: 'smtp://mail:1025?ignoreTLS=true' })
  expect(compose).toContain('docker compose --env-file deploy/demo.env up --build')
})

test('the containers do not start without the addresses of site and mails', () => {
  const names = ['SITE_URL', 'SITE_ADDRESS', 'MAIL_FROM', 'MAIL_TO']
  const values = [...read('compose.yaml').matchAll(/\$\{(\w+)(:\?)?.*?\}/g)]
  const mayLack = values.flatMap(([, name = '', isNeeded]) => (names.includes(name) && !isNeeded ? [name] : []))
  expect(mayLack).toEqual([])
})

test('the demo has every setting that the containers need, with the same password at each start', () => {
  const needed = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
  expect(Object.keys(parseEnv(read('deploy/demo.env')))).toEqual(expect.arrayContaining(needed))
})

test('npm checks every package of the lockfile by its digest', () => {
  const packages: [path: string, { version?: string; link?: boolean; integrity?: string }][] = Object.entries(
    JSON.parse(read('package-lock.json')).packages,
  )
  const installed = packages.filter(([path, { link }]) => path !== '' && !link)
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})
