import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { RESUME_MAX_BYTES, RESUME_MEDIA_TYPES, resumeExtension } from '#contract/resume/resume.ts'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import { bytesOf, joined } from '#contract/testing/bytes.ts'
import { hostileResumes } from '#contract/testing/hostile-resumes.ts'
import { pdfOf, unusualResumes, validResumes } from '#contract/testing/resumes.ts'
import { documentParts, zipOf } from '#contract/testing/word-packages.ts'
import { loadSubmission } from '../store/submissions.ts'
import { outcome, readReply, startTestRelay, WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { applicationForm, filePart, multipart, payloadPart } from '../testing/sample-submissions.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

test('every valid resume is accepted unchanged, with the media type of its extension', async () => {
  const relay = await startTestRelay()
  for (const { why, name, bytes } of [...(await validResumes()), ...(await unusualResumes())]) {
    const reply = await relay.apply(undefined, { name, bytes })
    expect(outcome(reply), why).toMatchObject({ status: 201 })
    const { attachments } = await loadSubmission(relay.store, reply.body.id)
    expect(attachments, why).toHaveLength(1)
    expect(attachments[0]?.fileName, why).toBe(name.normalize('NFC'))
    expect(attachments[0]?.mediaType, why).toBe(RESUME_MEDIA_TYPES[resumeExtension(name) ?? 'pdf'])
    expect(Buffer.compare(attachments[0]?.content ?? Buffer.of(), bytes), why).toBe(0)
  }
})

test('a hostile resume of each kind is refused with its error code, and nothing is stored', async () => {
  const relay = await startTestRelay()
  // One hostile resume for each error code is enough here, because contract/resume/resume-content.test.ts checks all
  // hostile resumes.
  const ofEachKind = new Map((await hostileResumes()).map((resume) => [resume.error, resume]))
  expect(ofEachKind.size).toBe(7)
  for (const { why, name, bytes, error } of ofEachKind.values()) {
    const reply = await relay.postForm(applicationForm({ name, bytes }, {}, await relay.token()))
    const [status, code] = error === 'resume_too_large' ? [413, 'too_large'] : [415, 'wrong_type']
    expect(outcome(reply), why).toEqual({ status, code, fields: { resume: error } })
    expect(reply.body.error, why).toMatch(/^The resume .+\.$/)
  }
  expect(await relay.store.db.selectFrom('submissions').selectAll().execute()).toEqual([])
})

const poses = (first: string) => zipOf({ mimetype: first, ...documentParts() }, { level: 0 })

test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
  ['a book that is a Word document too', 'cv.docx', () => poses('application/epub+zip')],
  ['an OpenDocument text', 'cv.docx', () => poses('application/vnd.oasis.opendocument.text')],
  ['a program before a PDF', 'cv.pdf', async () => joined(bytesOf('MZ'), resume.bytes)],
  ['a picture before a PDF', 'cv.pdf', async () => joined(bytesOf('\xff\xd8\xff\xe0'), resume.bytes)],
])('%s is refused', async (_name, name, content) => {
  const relay = await startTestRelay()
  expect(outcome(await relay.apply(undefined, { name, bytes: await content() }))).toEqual({
    status: 415,
    code: 'wrong_type',
    fields: { resume: 'resume_mismatch' },
  })
})

test('a resume of 5 MiB is accepted, one with a byte more is not', async () => {
  const relay = await startTestRelay()
  const largest = { name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES) }
  expect((await relay.apply(ID, largest)).status).toBe(201)
  const { attachments } = await loadSubmission(relay.store, ID)
  expect(Buffer.compare(attachments[0]?.content ?? Buffer.of(), largest.bytes)).toBe(0)
  const tooLarge = { status: 413, code: 'too_large', fields: { resume: 'resume_too_large' } }
  for (const bytes of [RESUME_MAX_BYTES + 1, 8_000_000]) {
    expect(outcome(await relay.apply(undefined, { name: 'cv.pdf', bytes: pdfOf(bytes) }))).toEqual(tooLarge)
  }
})

test('a file that is too large is reported also when the fields come after it', async () => {
  const relay = await startTestRelay()
  const { body, headers } = multipart(filePart('filename="cv.pdf"', 'x'.repeat(12_000_000)), payloadPart())
  const inTwo = new ReadableStream({
    async start(controller) {
      controller.enqueue(body.subarray(0, 12_000_200))
      await sleep(100)
      controller.enqueue(body.subarray(12_000_200))
      controller.close()
    },
  })
  const init = { method: 'POST', headers, body: inTwo, duplex: 'half' } as RequestInit
  expect(outcome(await readReply(await fetch(relay.url + CONTACT_PATH, init)))).toEqual({
    status: 413,
    code: 'too_large',
    fields: { resume: 'resume_too_large' },
  })
})

const FILE_NAMES: [what: string, parameters: string, stored: string][] = [
  ['a path', 'filename="../../etc/cv.pdf"', 'cv.pdf'],
  ['a path of Windows', 'filename="C:\\\\Users\\\\anh\\\\cv.pdf"', 'cv.pdf'],
  ['escaped line breaks', 'filename="cv%0D%0ABcc: x@evil.example.pdf"', 'cv Bcc_ x@evil.example.pdf'],
  ['a quotation mark', 'filename="my %22cv%22.pdf"', 'my _cv_.pdf'],
  ['an encoded name', "filename*=UTF-8''H%E1%BB%93%20s%C6%A1.pdf", 'Hồ sơ.pdf'],
  ['letters that turn round', 'filename="cv\u202exe.pdf"', 'cvxe.pdf'],
  ['a device', 'filename="con.pdf"', '_con.pdf'],
  ['a type that is not its own', 'filename="cv.pdf"\r\nContent-Type: text/html', 'cv.pdf'],
]

test('file names are stored without paths and unsafe characters', async () => {
  const relay = await startTestRelay()
  for (const [what, parameters, fileName] of FILE_NAMES) {
    const token = `name="captchaToken"\r\n\r\n${await relay.token()}`
    const { body, headers } = multipart(token, payloadPart(), filePart(parameters))
    const reply = await relay.post(body, headers)
    expect(reply, what).toMatchObject({ status: 201 })
    const { attachments } = await loadSubmission(relay.store, reply.body.id)
    expect(attachments, what).toMatchObject([{ fileName, mediaType: 'application/pdf' }])
  }
})

test('an uploaded file has no name that a crash could leave behind, and is gone afterwards', async () => {
  const relay = await startTestRelay()
  const folder = relay.store.folder as string
  const before = await readdir(folder)
  const { body, headers } = multipart(payloadPart(), filePart('filename="cv.pdf"', '%PDF-'.repeat(100_000)))
  const half = request(`${relay.url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
  })
  half.on('error', () => {})
  half.write(body.subarray(0, 200_000))
  await vi.waitFor(async () => expect(await openFilesIn(folder)).toContain('(deleted)'), { timeout: WAIT_TIMEOUT_MS })
  expect(await readdir(folder)).toEqual(before)
  half.destroy()
  await vi.waitFor(async () => expect(await openFilesIn(folder)).not.toContain('(deleted)'), {
    timeout: WAIT_TIMEOUT_MS,
  })
  for (const file of [resume, { name: 'cv.exe', bytes: resume.bytes }, { name: 'cv.pdf', bytes: pdfOf(6_000_000) }]) {
    await relay.apply(undefined, file)
  }
  await vi.waitFor(async () => expect(await openFilesIn(folder)).not.toContain('(deleted)'), {
    timeout: WAIT_TIMEOUT_MS,
  })
})

/**
 * Lists the files in a folder that this process has open. Linux adds "(deleted)" to the names of files that are
 * unlinked but still open.
 */
async function openFilesIn(folder: string): Promise<string> {
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(folder)).join('\n')
}
