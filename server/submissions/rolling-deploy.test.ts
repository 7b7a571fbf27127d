import { randomUUID } from 'node:crypto'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Challenge } from 'altcha-lib'
import { expect, test } from 'vitest'
import {
  CAPTCHA_PATH,
  CONTACT_PATH,
  IDEMPOTENCY_HEADER,
  SUBMISSION_VERSION,
  VERSION_HEADER,
} from '#contract/submission/submission.ts'
import { type Reply, readReply, SITE_KEY, solve } from '../testing/relay.ts'
import { startRelayProcess } from '../testing/relay-process.ts'
import { enquiry } from '../testing/sample-submissions.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'

const SOURCE = join(import.meta.dirname, '../..')
/** Three versions later: what has waited on a device for long may be as old when it is sent. */
const NEXT_VERSION = SUBMISSION_VERSION + 3

/**
 * Copies this release into a folder and adds a field to its contact form in the way that docs/submissions.md describes.
 * Returns the path of the copy's main program.
 */
async function nextRelease(): Promise<string> {
  const folder = await temporaryFolder()
  for (const part of ['server', 'contract', 'package.json', '.env']) {
    await cp(join(SOURCE, part), join(folder, part), { recursive: true })
  }
  await symlink(join(SOURCE, 'node_modules'), join(folder, 'node_modules'))
  const change = async (file: string, from: RegExp, to: string) => {
    const path = join(folder, 'contract/submission', file)
    const text = await readFile(path, 'utf8')
    expect(text).toMatch(from)
    await writeFile(path, text.replace(from, to))
  }
  await change('contact.ts', /(?= {2}country:)/, "  onlyInNext: z._default(line(20), ''),\n")
  await change('submission.ts', /SUBMISSION_VERSION = \d+/, `SUBMISSION_VERSION = ${NEXT_VERSION}`)
  return join(folder, 'server/main.ts')
}

/** Sends an enquiry as a page of the release with this submission version does. */
async function send(url: string, id: string, version: number, payload: object): Promise<Reply> {
  const challenge = await (await fetch(`${url}${CAPTCHA_PATH}?siteKey=${SITE_KEY}`)).json()
  const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id, [VERSION_HEADER]: String(version) }
  const body = JSON.stringify({ payload, captchaToken: await solve(challenge as Challenge) })
  return readReply(await fetch(url + CONTACT_PATH, { method: 'POST', headers, body }))
}

test('while a release with a new field is deployed, pages and relays of both releases lose nothing', async () => {
  const environment = { DATA_DIR: await temporaryFolder() }
  const now = await startRelayProcess(environment)
  const next = await startRelayProcess(environment, { main: await nextRelease() })
  const richer = { ...enquiry, onlyInNext: '10,000 USD' }

  const [newPage, oldPage, oldFirst] = [randomUUID(), randomUUID(), randomUUID()]
  const early = await send(now.url, newPage, NEXT_VERSION, richer)
  expect(early).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(next.url, newPage, NEXT_VERSION, richer)).status).toBe(201)

  // Either relay may store a submission of the old page, and either relay may get the repeat of that submission.
  for (const [id, first, second] of [
    [oldPage, next.url, now.url],
    [oldFirst, now.url, next.url],
  ] as const) {
    const accepted = await send(first, id, SUBMISSION_VERSION, enquiry)
    expect(accepted.status).toBe(201)
    expect(await send(second, id, SUBMISSION_VERSION, enquiry)).toMatchObject({ status: 200, body: accepted.body })
    const changed = { ...enquiry, message: 'Something else' }
    expect(await send(second, id, SUBMISSION_VERSION, changed)).toMatchObject({ body: { code: 'key_reused' } })
  }
})
