/** Reads the content of a submission from its request, in each of the four ways in which clients send it. */
import type { Request, Response } from 'express'
import pLimit from 'p-limit'
import { CONSENT_FIELD } from '#contract/submission/consent.ts'
import { CAPTCHA_HEADER, HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { Answer } from './answer-submission.ts'
import type { Incoming, SentFields } from './incoming.ts'
import { incomingApplication } from './incoming-application.ts'
import { incomingContact } from './incoming-contact.ts'
import { readPacked } from './packed-content.ts'
import { hasPackedBody, isSealed, JSON_TYPE, kindOf } from './request-body.ts'
import type { SentResume } from './resume.ts'
import { isInParts } from './stored-body.ts'
import { createUploads, type Upload, type UploadedFile } from './upload.ts'
import type { VirusScan } from './virus-scan.ts'

export interface ContentDeps {
  store: Store
  captchaSecret: string
  /** Titles of jobs that take no more applications. */
  closedJobs: ReadonlySet<string>
  /** Folder for the temporary files of uploads. */
  dataDir: string
  virusScan: VirusScan
  log: Log
}

/** A request that sends a submission. */
export interface SubmissionRequest {
  req: Request
  res: Response
  /** The submission's id, which is also the idempotency key of the request. */
  id: string
}

/** Answers a submission whose content has been read. */
type AnswerIncoming = (incoming: Incoming) => Promise<Answer>

/**
 * At most two packed bodies (fields and file in one sequence of bytes, `hasPackedBody`) are processed at once, because
 * their content is in memory until it is stored.
 */
const limitPackedBodies = pLimit(2)

const NO_JOBS: ReadonlySet<string> = new Set()

/**
 * Returns a function that reads the content of a request and resolves with what `answer` returns for it. The content is
 * available only until `answer` is done: then its file is deleted. While one request is answered, others with the same
 * id are refused. `countOpening` is called with the nonce of the captcha solution before a packed body is opened
 * (decoded or decrypted).
 * The function throws Refusal: `in_progress`, and those of `createUploads`, `verifyToken`, `countOpening`,
 * `readPacked`, `incomingContact` and `incomingApplication`.
 */
export function createContentReader(
  deps: ContentDeps,
  countOpening: (nonce: string) => Promise<void>,
): (request: SubmissionRequest, answer: AnswerIncoming) => Promise<Answer> {
  const receiveUpload = createUploads(deps.dataDir, deps.store)
  const withLock = createIdLock()

  /** Answers JSON, an enquiry. The body is short, so `express.json` has read it already. */
  function answerJson({ req, id }: SubmissionRequest, answer: AnswerIncoming): Promise<Answer> {
    return withLock(id, async () => answer(incomingContact(req, sentFields(req.body ?? {}))))
  }

  /**
   * Answers a multipart form, an application. The form is received before the lock is taken. Otherwise an upload that
   * hangs would have its own repeat refused.
   */
  function answerForm(request: SubmissionRequest, answer: AnswerIncoming): Promise<Answer> {
    const { req, id } = request
    return withUpload(request, (upload) => withLock(id, async () => answer(applicationInForm(req, upload, deps))))
  }

  /** Answers a packed body that the request contains. The body is received before the lock is taken, as a form is. */
  function answerPackedBody(request: SubmissionRequest, answer: AnswerIncoming): Promise<Answer> {
    return withUpload(request, (upload) =>
      withLock(request.id, async () => {
        await checkBeforeOpening(request)
        return answerOpened(request, upload, answer)
      }),
    )
  }

  /**
   * Answers a packed body that the device has sent before, in parts. The captcha is checked before the stored parts are
   * read. Otherwise a client could make the relay read them again and again at no cost, because the request itself does
   * not contain the parts.
   */
  function answerStoredParts(request: SubmissionRequest, answer: AnswerIncoming): Promise<Answer> {
    return withLock(request.id, async () => {
      await checkBeforeOpening(request)
      return withUpload(request, (upload) => answerOpened(request, upload, answer))
    })
  }

  /** Receives the file of a request, passes it to `work`, and deletes it when `work` is done. */
  async function withUpload(
    { req, res, id }: SubmissionRequest,
    work: (upload: Upload) => Promise<Answer>,
  ): Promise<Answer> {
    const upload = await receiveUpload(req, res, id)
    try {
      return await work(upload)
    } finally {
      await upload.discard()
    }
  }

  /**
   * Checks the captcha and counts the opening, because decoding or decrypting a packed body takes processor time and
   * memory.
   * @throws Refusal `captcha`
   */
  async function checkBeforeOpening({ req, id }: SubmissionRequest): Promise<void> {
    const { nonce } = await verifyToken(req.get(CAPTCHA_HEADER), deps.captchaSecret, id)
    await countOpening(nonce)
  }

  /** Opens a packed body and answers what it contains: an enquiry or an application. */
  function answerOpened({ req, id }: SubmissionRequest, upload: Upload, answer: AnswerIncoming): Promise<Answer> {
    return limitPackedBodies(async () => {
      const { resume, tooLarge, ...fields } = await readPacked(req, id, upload.file as UploadedFile, deps)
      const incoming =
        kindOf(req) === 'contact'
          ? incomingContact(req, fields)
          : readApplication(req, fields, { resume, tooLarge }, deps)
      return answer(incoming)
    })
  }

  return async (request, answer) => {
    const { req } = request
    if (req.is(JSON_TYPE)) return answerJson(request, answer)
    if (isInParts(req)) return answerStoredParts(request, answer)
    return hasPackedBody(req) ? answerPackedBody(request, answer) : answerForm(request, answer)
  }
}

/**
 * Returns a function that runs `work` for the submission `id` unless it is already running other work for this id.
 * The function throws Refusal `in_progress`.
 */
function createIdLock(): (id: string, work: () => Promise<Answer>) => Promise<Answer> {
  const idsInProgress = new Set<string>()
  return async (id, work) => {
    if (idsInProgress.has(id)) throw new Refusal('in_progress', 'This submission is being processed.')
    idsInProgress.add(id)
    try {
      return await work()
    } finally {
      idsInProgress.delete(id)
    }
  }
}

/** Reads the application in a multipart form, whose payload and consent are JSON in text fields. */
function applicationInForm(req: Request, { fields, file: resume, tooLarge }: Upload, deps: ContentDeps): Incoming {
  const { payload, [CONSENT_FIELD]: consent } = fields
  const parsed = { ...fields, payload: parseJson(payload), [CONSENT_FIELD]: parseJson(consent) }
  return readApplication(req, sentFields(parsed), { resume, tooLarge }, deps)
}

/**
 * Reads an application. One that was encrypted (sealed) is also accepted for a closed job: nobody is at the device any
 * more who could send it for another job, and only the relay can read it.
 */
function readApplication(req: Request, fields: SentFields, resume: SentResume, deps: ContentDeps): Incoming {
  const closedJobs = isSealed(req) ? NO_JOBS : deps.closedJobs
  return incomingApplication(req, fields, resume, closedJobs, deps.virusScan)
}

/**
 * Returns the fields that the relay reads. It ignores `to`, `subject` and `message`: it takes the recipient from its
 * configuration, and writes subject and text itself (docs/product.md §7).
 */
function sentFields(body: Record<string, unknown>): SentFields {
  const { payload, captchaToken, [CONSENT_FIELD]: consent, [HONEYPOT_FIELD]: honeypot } = body
  return { payload, consent, captchaToken, honeypot }
}

/** Parses the text of a field. Returns undefined for a field that was not sent, null for text that is not JSON. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text === undefined ? undefined : null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
