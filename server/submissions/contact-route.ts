import express, { type Request, type RequestHandler, type Response } from 'express'
import pLimit from 'p-limit'
import { CONSENT_FIELD } from '#contract/submission/consent.ts'
import { CAPTCHA_HEADER, HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import { findAccepted, isNonceUsed } from '../store/submissions.ts'
import { admit, CONTACT_MAX_BYTES, type Limits } from './admission.ts'
import { type Answer, type AnswerDeps, accept, answerOfFaster, answerRepeat } from './answer-submission.ts'
import { createFileCheckLimit } from './file-check-limit.ts'
import { type Incoming, requireKnownVersion, type SentFields, submissionId } from './incoming.ts'
import { incomingApplication } from './incoming-application.ts'
import { incomingContact } from './incoming-contact.ts'
import { readPacked } from './packed-content.ts'
import { FORM_TYPE, hasPackedBody, isSealed, JSON_TYPE, kindOf } from './request-body.ts'
import type { SentResume } from './resume.ts'
import { isInParts } from './stored-body.ts'
import { createUploads, type Upload, type UploadedFile } from './upload.ts'
import type { VirusScan } from './virus-scan.ts'

interface ContactDeps extends AnswerDeps {
  captchaSecret: string
  /** Titles of jobs that take no more applications. */
  closedJobs: ReadonlySet<string>
  /** Folder for the temporary files of uploads. */
  dataDir: string
  limits: Limits
  virusScan: VirusScan
}

type AnswerIncoming = (incoming: Incoming) => Promise<Answer>

/**
 * At most two files are checked at once, because a checked file stays in memory until it is stored, and the check takes
 * processor time.
 */
const limitFileChecks = pLimit(2)
/**
 * At most two packed bodies (fields and file in one sequence of bytes, `hasPackedBody`) are processed at once, because
 * their content is in memory until it is stored.
 */
const limitPackedBodies = pLimit(2)

const NO_JOBS: ReadonlySet<string> = new Set()

const requireType: RequestHandler = (req, _res, next) => {
  if (!req.is([JSON_TYPE, FORM_TYPE]) && !hasPackedBody(req)) {
    throw new Refusal('wrong_type', `The body should be ${JSON_TYPE}, or ${FORM_TYPE} for an application.`)
  }
  next()
}

/**
 * POST /api/contact: takes a submission. Cheap checks come first, so that a client without a solved captcha cannot make
 * the relay work or store. The order is:
 * - version of the submission, idempotency key;
 * - key that was accepted before: compare the body, answer with the first receipt or 422;
 * - rate limit, daily bytes by `Content-Length`, disk space, upload slot (for a body in parts after the captcha), all
 *   before a file is read;
 * - key that another request is processing: 409;
 * - fields, job, name and size of the file;
 * - captcha solved (for a packed body this is checked before the body is decoded or decrypted) and unused;
 * - content of the file, at most five checks for each captcha solution; for a packed body, its decoding or decryption
 *   is counted instead of the check;
 * - one transaction, 201.
 */
export function contactRoute(deps: ContactDeps): RequestHandler[] {
  const inProgress = new Set<string>()
  const receiveUpload = createUploads(deps.dataDir, deps.store)
  const countCheckOrOpening = createFileCheckLimit()

  async function receive(req: Request, res: Response): Promise<void> {
    requireKnownVersion(req)
    const id = submissionId(req)
    res.locals.submissionId = id
    const accepted = await findAccepted(deps.store, id)
    const inParts = isInParts(req)
    if (accepted) {
      // The parts of an accepted submission have been deleted, so a request in parts has no body to compare.
      const { reply } = inParts
        ? accepted
        : await withIncoming(req, res, id, (incoming) => answerRepeat(deps.store, accepted, incoming))
      res.json(reply)
      return
    }
    const endAdmission = await admit(deps.limits, req, kindOf(req))
    let storedBytes = 0
    try {
      const answer = await withIncoming(req, res, id, (incoming) => answerNew(req, res, id, incoming))
      storedBytes = answer.storedBytes
      res.status(storedBytes > 0 ? 201 : 200).json(answer.reply)
    } finally {
      // Each part was counted towards the daily limit when it was stored, so its bytes must not be counted again.
      await endAdmission(inParts ? 0 : storedBytes)
    }
  }

  /**
   * Reads the request's content and passes it to `answer`. While one request is answered, others with the same id are
   * refused. A JSON body (an enquiry) is short and has been read already. A form with a file, or a packed body, is read
   * only here, because the checks before need only the headers.
   */
  async function withIncoming(req: Request, res: Response, id: string, answer: AnswerIncoming): Promise<Answer> {
    if (req.is(JSON_TYPE)) return withLock(id, async () => answer(incomingContact(req, fieldsIn(req.body ?? {}))))
    if (isInParts(req)) {
      // The captcha is checked before the stored parts are read. Otherwise a client could make the relay read them
      // again and again at no cost, because the request itself does not contain the parts.
      return withLock(id, async () => {
        await payForOpening(req, id)
        return withUpload(req, res, id, (upload) => answerPacked(req, id, upload, answer))
      })
    }
    // The body is received before the lock is taken. Otherwise an upload that hangs would have its own repeat refused.
    return withUpload(req, res, id, (upload) =>
      withLock(id, async () => {
        if (!hasPackedBody(req)) return answer(applicationIn(req, upload))
        await payForOpening(req, id)
        return answerPacked(req, id, upload, answer)
      }),
    )
  }

  async function withUpload(
    req: Request,
    res: Response,
    id: string,
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
   * Reads an application, which may have been sent encrypted (sealed). Then it is also accepted for a closed job:
   * nobody is at the device any more who could send it for another job, and only the relay can read it.
   */
  function readApplication(req: Request, fields: SentFields, resume: SentResume): Incoming {
    const closedJobs = isSealed(req) ? NO_JOBS : deps.closedJobs
    return incomingApplication(req, fields, resume, closedJobs, deps.virusScan)
  }

  /** Reads an application that was sent as a multipart form. */
  function applicationIn(req: Request, { fields, file: resume, tooLarge }: Upload): Incoming {
    const { payload, [CONSENT_FIELD]: consent } = fields
    const parsed = { ...fields, payload: parseJson(payload), [CONSENT_FIELD]: parseJson(consent) }
    return readApplication(req, fieldsIn(parsed), { resume, tooLarge })
  }

  /**
   * Call this function before a packed submission is opened (decoded or decrypted), which takes processor time and
   * memory. Checks the captcha, and counts the opening towards `FILE_CHECKS_PER_SOLUTION`.
   * @throws Refusal `captcha`
   */
  async function payForOpening(req: Request, id: string): Promise<void> {
    const { nonce } = await verifyToken(req.get(CAPTCHA_HEADER), deps.captchaSecret, id)
    await countCheckOrOpening(nonce)
  }

  function answerPacked(req: Request, id: string, upload: Upload, answer: AnswerIncoming): Promise<Answer> {
    return limitPackedBodies(async () => {
      const sent = await readPacked(req, id, upload.file as UploadedFile, deps)
      return answer(kindOf(req) === 'contact' ? incomingContact(req, sent) : readApplication(req, sent, sent))
    })
  }

  async function withLock(id: string, work: () => Promise<Answer>): Promise<Answer> {
    if (inProgress.has(id)) throw new Refusal('in_progress', 'This submission is being processed.')
    inProgress.add(id)
    try {
      return await work()
    } finally {
      inProgress.delete(id)
    }
  }

  async function answerNew(req: Request, res: Response, id: string, incoming: Incoming): Promise<Answer> {
    const { problem, kind, captchaToken } = incoming
    if (problem) throw problem
    // For a packed body `payForOpening` has checked the captcha before. The solution is needed here in any case.
    const solution = await verifyToken(captchaToken, deps.captchaSecret, id)
    // A used captcha solution cannot be used for another submission. When this very submission has used the solution,
    // the request is a repeat and gets the first receipt.
    if (await isNonceUsed(deps.store, solution)) return answerOfFaster(deps.store, id, incoming, 'nonce_used')
    await runMiddleware(deps.limits.rates[kind].count, req, res)
    if (kind === 'contact') return accept(deps, id, incoming, solution)
    // `payForOpening` has counted a packed body already.
    if (!hasPackedBody(req)) await countCheckOrOpening(solution.nonce)
    return limitFileChecks(() => accept(deps, id, incoming, solution))
  }

  return [requireType, express.json({ limit: CONTACT_MAX_BYTES, inflate: false }), receive]
}

/**
 * Returns the fields that the relay reads. It ignores `to`, `subject` and `message`: it takes the recipient from its
 * configuration, and writes subject and text itself (docs/product.md §7).
 */
function fieldsIn(body: Record<string, unknown>): SentFields {
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
