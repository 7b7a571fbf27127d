import { once } from 'node:events'
import { readdir, rename, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Challenge } from 'altcha-lib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pdfOf } from '#contract/testing/resumes.ts'
import { startMailbox } from './testing/mailbox.ts'
import { SITE_KEY, solve, WAIT_TIMEOUT_MS } from './testing/relay.ts'
import { spawnRelay, startRelayProcess } from './testing/relay-process.ts'
import { application, applicationForm, enquiry, type SampleFile } from './testing/sample-submissions.ts'
import { temporaryFolder } from './testing/temporary-store.ts'
import { unusedPort } from './testing/unused-port.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'

async function submit(url: string): Promise<number> {
  const challenge = await (await fetch(`${url}/api/captcha?siteKey=${SITE_KEY}`)).json()
  const { status } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': ID },
    body: JSON.stringify({ payload: enquiry, captchaToken: await solve(challenge as Challenge) }),
  })
  return status
}

test('a start prints three lines: where the site is, where mails go and how to stop', async () => {
  const relay = await startRelayProcess({ DATA_DIR: await temporaryFolder() })
  const [site, mails, stop] = relay.stdout().split('\n')
  expect(site).toMatch(/^Site: +http:\/\/localhost:\d+$/)
  expect(mails).toMatch(/^Mails: .*mail\/\*\.eml$/)
  expect(stop).toBe('Stop:  press Ctrl+C')
  expect(await submit(relay.url)).toBe(201)
  relay.child.kill('SIGTERM')
  expect(await once(relay.child, 'exit')).toEqual([0, null])
  expect(relay.stdout().match(/\n/g)).toHaveLength(3)
  const lines = relay
    .stderr()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { msg: expect.stringContaining('SMTP_URL is not set'), level: 40 },
    { msg: 'submission accepted', kind: 'contact', submission: ID },
    { msg: 'mail sent', submission: ID },
  ])
  expect(relay.stderr()).not.toMatch(new RegExp([enquiry.email, enquiry.lastName, enquiry.phone].join('|')))
})

test.each([
  [{ PORT: 'x' }, /^PORT should be a whole number from 0 to 65535\n$/],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The relay cannot start: .+\n$/],
])('%j ends the start with one line', async (environment, message) => {
  const relay = spawnRelay({ DATA_DIR: await temporaryFolder(), ...environment })
  expect(await once(relay.child, 'exit')).toEqual([1, null])
  await vi.waitFor(() => expect(relay.stderr()).toMatch(message), { timeout: WAIT_TIMEOUT_MS })
  expect(relay.stdout()).toBe('')
})

test.each(['PORT', 'METRICS_PORT'])('a taken %s ends the start with one line that names it', async (variable) => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const relay = spawnRelay({ DATA_DIR: await temporaryFolder(), [variable]: String(port) })
  expect(await once(relay.child, 'exit')).toEqual([1, null])
  await vi.waitFor(
    () => expect(relay.stderr()).toMatch(new RegExp(`^${variable} is in use .+ set ${variable} .+\\n$`)),
    {
      timeout: WAIT_TIMEOUT_MS,
    },
  )
})

test('a relay killed while it sends delivers the mail once after the next start', async () => {
  const folder = await temporaryFolder()
  const hanging = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void hanging.close())
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const first = await startRelayProcess({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
  expect(first.stdout()).toContain(`Mails: 127.0.0.1:${port}\n`)
  const connected = once(hanging, 'connection')
  expect(await submit(first.url)).toBe(201)
  await connected
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const mailbox = await startMailbox()
  const second = await startRelayProcess({ DATA_DIR: folder, SMTP_URL: mailbox.smtpUrl })
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS, interval: 10 })
  expect(await submit(second.url)).toBe(200)
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
  expect(mailbox.received.map(({ messageId }) => messageId)).toEqual([`<${ID}.contact@lat.example>`])
})

test('no log names the applicant or the file', async () => {
  const mailbox = await startMailbox()
  mailbox.answer(451)
  const relay = await startRelayProcess({
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'trace',
    SMTP_URL: mailbox.smtpUrl,
  })
  const apply = (resume: SampleFile, token?: string) =>
    fetch(`${relay.url}/api/contact`, { method: 'POST', body: applicationForm(resume, {}, token) })
  const sound = { name: 'Hồ sơ Trần Thị Ổi.pdf', bytes: pdfOf(9000) }
  expect((await apply({ ...sound, name: 'Hồ sơ.exe' })).status).toBe(415)
  expect((await apply({ name: 'Hồ sơ.pdf', bytes: pdfOf(6_000_000) })).status).toBe(413)
  const challenge = await (await fetch(`${relay.url}/api/captcha?siteKey=${SITE_KEY}`)).json()
  expect((await apply(sound, await solve(challenge as Challenge))).status).toBe(201)
  await vi.waitFor(() => expect(relay.stderr()).toContain('mail not sent'), { timeout: WAIT_TIMEOUT_MS })
  expect(relay.stderr()).toContain('"status":413')
  const { firstName, lastName, email, phone } = application
  for (const text of [firstName, lastName, email, phone, phone.replaceAll(' ', ''), 'Hồ sơ', 'filename', '.pdf']) {
    expect(relay.stderr()).not.toContain(text)
  }
})

test('a stop answers the running request first', async () => {
  const folder = await temporaryFolder()
  const relay = await startRelayProcess({ DATA_DIR: folder })
  const body = JSON.stringify({ payload: {} })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const sent = request(`${relay.url}/api/contact`, { method: 'POST', headers })
  sent.flushHeaders()
  // `continue` shows that the relay is processing the request, whose body has not arrived yet.
  await once(sent, 'continue')
  relay.child.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(`${relay.url}/api/health`)).rejects.toThrow(), { timeout: WAIT_TIMEOUT_MS })
  sent.end(body)
  const [reply] = await once(sent, 'response')
  expect(reply.statusCode).toBe(400)
  reply.resume()
  expect(await once(relay.child, 'exit')).toEqual([0, null])
  expect(await readdir(folder)).toContain('lat.sqlite')
})

test('a relay without free file descriptors goes on when some are free again', async () => {
  const relay = await startRelayProcess({ DATA_DIR: await temporaryFolder() }, { openFiles: 64 })
  const sockets = Array.from({ length: 100 }, () => connect(Number(new URL(relay.url).port), '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => {})
  // Gives the relay time to accept connections until no file descriptor is free, and to run its own timers in this
  // state.
  await sleep(1000)
  for (const socket of sockets) socket.destroy()
  const isHealthy = async () => expect((await fetch(`${relay.url}/api/health`)).status).toBe(200)
  await vi.waitFor(isHealthy, { timeout: WAIT_TIMEOUT_MS })
})

/** Reads the metrics that a relay serves on a port of their own. */
async function readMetrics(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
  return reply.text()
}

test('metrics on their own port count accepted submissions and mails', async () => {
  const port = await unusedPort()
  const mailbox = await startMailbox()
  const relay = await startRelayProcess({
    DATA_DIR: await temporaryFolder(),
    METRICS_PORT: String(port),
    SMTP_URL: mailbox.smtpUrl,
  })
  expect(await submit(relay.url)).toBe(201)
  await vi.waitFor(async () => expect(await readMetrics(port)).toContain('lat_mails_sent_total 1'), {
    timeout: WAIT_TIMEOUT_MS,
  })
  const text = await readMetrics(port)
  expect(text).toContain('lat_submissions_accepted_total{kind="contact"} 1')
  expect(text).toContain('lat_submissions_accepted_total{kind="application"} 0')
  expect(text).toContain('lat_mails_pending 0')
  expect(text).toContain('lat_mails_failed_total 0')
  expect(text).toContain('lat_mail_server 1')
  expect(text).toContain('lat_oldest_mail_seconds 0')
  expect(text).toContain('lat_takes_applications 1')
  expect((await fetch(`${relay.url}/metrics`)).status).toBe(404)
})

test('metrics show that no application is taken while the data folder is gone, and a stop still ends cleanly', async () => {
  const port = await unusedPort()
  const folder = await temporaryFolder()
  const relay = await startRelayProcess({ DATA_DIR: folder, METRICS_PORT: String(port) })
  expect(await readMetrics(port)).toContain('lat_takes_applications 1')
  await rename(folder, `${folder}-away`)
  onTestFinished(() => rm(`${folder}-away`, { recursive: true }))
  expect(await readMetrics(port)).toContain('lat_takes_applications 0')
  relay.child.kill('SIGTERM')
  expect(await once(relay.child, 'exit')).toEqual([0, null])
})

test('metrics show that no application is taken while a scanner that is required does not answer', async () => {
  const [port, scanner] = [await unusedPort(), await unusedPort()]
  await startRelayProcess({
    DATA_DIR: await temporaryFolder(),
    METRICS_PORT: String(port),
    CLAMD_URL: `tcp://127.0.0.1:${scanner}`,
    CLAMD_REQUIRED: 'on',
  })
  expect(await readMetrics(port)).toContain('lat_takes_applications 0')
})

test.each([
  [{}, true],
  [{ MAIL_FROM: 'web@tiles.example', MAIL_TO: 'hello@tiles.example' }, false],
])('log and health warn of example addresses that would get mails: %j', async (environment, isWarned) => {
  const mailbox = await startMailbox()
  const relay = await startRelayProcess({
    DATA_DIR: await temporaryFolder(),
    SMTP_URL: mailbox.smtpUrl,
    ...environment,
  })
  expect(/MAIL_TO.*example/.test(relay.stderr())).toBe(isWarned)
  const { warning = '' } = await (await fetch(`${relay.url}/api/health`)).json()
  expect(warning.includes('MAIL_TO')).toBe(isWarned)
})

test.each([
  ['https://tiles.example', '', true],
  ['https://tiles.example', 'smtp://127.0.0.1:1', false],
  ['http://localhost:8080', '', false],
])(
  'a public site without a mail server is reported by log, health and metrics: %s "%s"',
  async (site, smtpUrl, isTold) => {
    const port = await unusedPort()
    const relay = await startRelayProcess({
      DATA_DIR: await temporaryFolder(),
      METRICS_PORT: String(port),
      SITE_URL: site,
      SMTP_URL: smtpUrl,
    })
    const health = await fetch(`${relay.url}/api/health`)
    expect(health.status).toBe(200)
    const { ok, mail, warning } = await health.json()
    expect([ok, mail]).toEqual([true, smtpUrl ? 'smtp' : 'file'])
    expect(`${warning}`.includes('SMTP_URL is not set')).toBe(isTold)
    await vi.waitFor(() => expect(relay.stderr().includes('SMTP_URL is not set')).toBe(isTold), {
      timeout: WAIT_TIMEOUT_MS,
    })
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain(`lat_mail_server ${smtpUrl ? 1 : 0}\n`)
  },
)
