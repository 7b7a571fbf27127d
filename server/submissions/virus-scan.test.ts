import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pdfOf } from '#contract/testing/resumes.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { loadSubmission } from '../store/submissions.ts'
import { mailSite, startTestRelay, WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { unusedPort } from '../testing/unused-port.ts'

/**
 * EICAR's test file: harmless, and known to every scanner (https://www.eicar.org). The text is joined from pieces, so
 * that no virus scanner removes this source file.
 */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const CLAMD = '/usr/sbin/clamd'

const resume = { name: 'cv.pdf', bytes: pdfOf(200_000) }
const infected = {
  name: 'cv.pdf',
  bytes: Buffer.concat([pdfOf(3000), Buffer.from(EICAR)]) as unknown as Uint8Array<ArrayBuffer>,
}

/** Starts a scanner that speaks clamd's INSTREAM and recognises only EICAR's test file. Returns the scanner's URL. */
async function startStandIn(): Promise<string> {
  const server = createServer((socket) => {
    let input = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      input = Buffer.concat([input, chunk])
      const content = contentOf(input)
      if (content) socket.end(content.includes(EICAR) ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the streamed content, or undefined while the stream has not ended. */
function contentOf(input: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (input.length < command.length) return undefined
  expect(input.subarray(0, command.length).toString()).toBe(command)
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= input.length; ) {
    const length = input.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(input.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/**
 * Starts Debian's clamd with a database of a single signature, that of EICAR's test file. Returns the scanner's URL.
 */
async function startClamd(): Promise<string> {
  const [folder, port] = [await temporaryFolder(), await unusedPort()]
  await writeFile(join(folder, 'one.ndb'), `Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const settings = [`DatabaseDirectory ${folder}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'Foreground yes']
  await writeFile(join(folder, 'clamd.conf'), [...settings, `User ${userInfo().username}`, ''].join('\n'))
  const clamd = spawn(CLAMD, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  onTestFinished(() => void clamd.kill('SIGKILL'))
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()))
        socket.on('error', reject)
      }),
    { timeout: WAIT_TIMEOUT_MS },
  )
  return `tcp://127.0.0.1:${port}`
}

const scanners: [string, () => Promise<string>][] = [['a scanner', startStandIn]]
if (existsSync(CLAMD)) scanners.push(['clamd itself', startClamd])

test.each(scanners)('%s refuses a virus and accepts a resume', async (_name, startScanner) => {
  const relay = await startTestRelay({ CLAMD_URL: await startScanner() })
  expect(await relay.apply(undefined, infected)).toMatchObject({
    status: 415,
    body: { code: 'wrong_type', fields: { resume: 'resume_malicious' } },
  })
  const { status, body } = await relay.apply(undefined, resume)
  expect(status).toBe(201)
  const stored = await loadSubmission(relay.store, body.id)
  expect(stored.attachments.map(({ scan }) => scan)).toEqual(['clean'])
  expect(mailText(stored)).not.toContain('Not scanned')
})

test('without a verdict an application is accepted with a warning in its mail, or with CLAMD_REQUIRED refused with 503', async () => {
  const CLAMD_URL = `tcp://127.0.0.1:${await unusedPort()}`
  const lenient = await startTestRelay({ CLAMD_URL })
  const { status, body } = await lenient.apply(undefined, resume)
  expect(status).toBe(201)
  expect(mailText(await loadSubmission(lenient.store, body.id))).toContain('Not scanned')
  const strict = await startTestRelay({ CLAMD_URL, CLAMD_REQUIRED: 'on' })
  expect(await strict.apply(undefined, resume)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('health is 503 while CLAMD_REQUIRED refuses every application for want of a scanner', async () => {
  const [down, up] = [`tcp://127.0.0.1:${await unusedPort()}`, await startStandIn()]
  const healthWith = async (environment: Record<string, string>) => {
    const response = await fetch(`${(await startTestRelay(environment)).url}/api/health`)
    return { status: response.status, error: (await response.json()).error }
  }
  expect(await healthWith({ CLAMD_URL: down, CLAMD_REQUIRED: 'on' })).toEqual({
    status: 503,
    error: 'Applications cannot be taken (the virus scanner gives no verdict).',
  })
  expect(await healthWith({ CLAMD_URL: down })).toMatchObject({ status: 200 })
  expect(await healthWith({ CLAMD_URL: up, CLAMD_REQUIRED: 'on' })).toMatchObject({ status: 200 })
})

test('a scanner that closes the connection has given no verdict', async () => {
  const server = createServer((socket) => void socket.on('error', () => {}).end('stream: O'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const CLAMD_URL = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const strict = await startTestRelay({ CLAMD_URL, CLAMD_REQUIRED: 'on' })
  expect((await strict.apply(undefined, resume)).status).toBe(503)
})

function mailText(submission: Awaited<ReturnType<typeof loadSubmission>>): string {
  const mailTo = { contact: 'hello@lat.example', application: 'jobs@lat.example' }
  const addresses = { mailFrom: 'website@lat.example', mailTo }
  return String(composeMail(submission, '<id@lat.example>', addresses, mailSite).text)
}
