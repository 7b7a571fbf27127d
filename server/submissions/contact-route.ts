import express, { type Request, type RequestHandler, type Response } from 'express'
import pLimit from 'p-limit'
import { type ReceiptReply, receiptCode, type SubmissionKind } from '#contract/submission/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import type { Log } from '../log.ts'
import { messageIdOf } from '../mail/compose-mail.ts'
import { acceptedSubmissions } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import type { Store } from '../store/store.ts'
import {
  type Accepted,
  acceptSubmission,
  findAccepted,
  isNonceUsed,
  loadSubmission,
  type UsedNonce,
} from '../store/submissions.ts'
import { admit, ENQUIRY_MAX_BYTES, type Limits } from './admission.ts'
import { incomingApplication } from './application.ts'
import { incomingEnquiry } from './enquiry.ts'
import { type Incoming, requireKnownVersion, submissionId } from './incoming.ts'
import { createOpenings } from './openings.ts'
import { recomputeDigest } from './recompute-digest.ts'
import { createUploads } from './upload.ts'
import type { VirusScan } from './virus-scan.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'
/** What a submission takes in the store beside its payload and file. */
const ROWS_BYTES = 1024

export interface ContactDeps {
  store: Store
  captchaSecret: string
  mailFrom: string
  /** Titles of jobs that take no applications any more. */
  closedJobs: ReadonlySet<string>
  /** Folder for files on their way in. */
  dataDir: string
  limits: Limits
  virusScan: VirusScan
  /** Called when a mail has been stored. */
  wakeMail: () => void
  log: Log
}

/** An application's file is in memory from its opening, which takes the processor for a while, until it is stored. */
const openFiles = pLimit(2)

const requireType: RequestHandler = (req, _res, next) => {
  if (!req.is([JSON_TYPE, FORM_TYPE])) {
    throw new Refusal('wrong_type', `The body should be ${JSON_TYPE}, or ${FORM_TYPE} for an application.`)
  }
  next()
}

/** POST /api/contact: the order of the checks is that of ARCHITECTURE.md, "How a submission reaches the company". */
export function contactRoute(deps: ContactDeps): RequestHandler[] {
  const inProgress = new Set<string>()
  const receiveUpload = createUploads(deps.dataDir)
  const countOpening = createOpenings()

  async function receive(req: Request, res: Response): Promise<void> {
    requireKnownVersion(req)
    const id = submissionId(req)
    res.locals.submissionId = id
    const accepted = await findAccepted(deps.store, id)
    if (accepted) {
      res.json(await withIncoming(req, res, (incoming) => repeatedReceipt(deps.store, accepted, incoming)))
      return
    }
    const settle = await admit(deps.limits, req, kindOf(req))
    let storedBytes = 0
    try {
      const answer = await withIncoming(req, res, (incoming) => once(id, () => answerNew(req, res, id, incoming)))
      storedBytes = answer.storedBytes
      res.status(storedBytes > 0 ? 201 : 200).json(answer.reply)
    } finally {
      await settle(storedBytes)
    }
  }

  /** A file is read here, after all that can be asked before; the body of an enquiry is short and was read already. */
  async function withIncoming<Result>(
    req: Request,
    res: Response,
    use: (incoming: Incoming) => Promise<Result>,
  ): Promise<Result> {
    if (kindOf(req) === 'contact') return use(incomingEnquiry(req))
    const upload = await receiveUpload(req, res)
    try {
      return await use(incomingApplication(req, upload, deps.closedJobs, deps.virusScan))
    } finally {
      await upload.discard()
    }
  }

  async function once<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
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
    const solution = await verifyToken(captchaToken, deps.captchaSecret, id)
    // Nothing is counted or opened for a solution that has been used, unless this very submission has used it.
    if (await isNonceUsed(deps.store, solution)) return answerOfFaster(deps.store, id, incoming, 'nonce_used')
    await runMiddleware(deps.limits.rates[kind].count, req, res)
    if (kind === 'contact') return accept(deps, id, incoming, solution)
    await countOpening(solution.nonce)
    return openFiles(() => accept(deps, id, incoming, solution))
  }

  return [requireType, express.json({ limit: ENQUIRY_MAX_BYTES, inflate: false }), receive]
}

function kindOf(req: Request): SubmissionKind {
  return req.is(FORM_TYPE) ? 'application' : 'contact'
}

interface Answer {
  reply: ReceiptReply
  /** 0 for a repeat. */
  storedBytes: number
}

/**
 * The first receipt of a submission that comes again with the same body, or that was removed since.
 * @throws Refusal `key_reused` when it was accepted with another body.
 */
async function repeatedReceipt(store: Store, accepted: Accepted, incoming: Incoming): Promise<ReceiptReply> {
  const { digest, reply } = accepted
  if (digest === null || incoming.digest === digest) return reply
  if (incoming.digest !== recomputeDigest(await loadSubmission(store, reply.id))) {
    throw new Refusal('key_reused', 'This idempotency key belongs to another submission.')
  }
  return reply
}

async function accept(
  { store, mailFrom, wakeMail, log }: ContactDeps,
  id: string,
  incoming: Incoming,
  solution: UsedNonce,
): Promise<Answer> {
  const { kind, bytes } = incoming
  const validated = await incoming.validate()
  const receipt = receiptCode(id)
  const acceptedAt = new Date().toISOString()
  const submission = { id, kind, ...validated, receipt, acceptedAt }
  const outcome = await acceptSubmission(store, submission, solution, messageIdOf(id, kind, mailFrom))
  if (outcome !== 'accepted') return answerOfFaster(store, id, incoming, outcome)
  log.info({ submission: id, kind, bytes }, 'submission accepted')
  acceptedSubmissions.inc({ kind })
  wakeMail()
  return { reply: { ok: true, id, receipt, acceptedAt }, storedBytes: bytes + ROWS_BYTES }
}

/**
 * The first receipt where another request with the same key was faster, here or at another relay on the same database.
 * @throws Refusal when the key has not been accepted: another submission has used the captcha's solution.
 */
async function answerOfFaster(
  store: Store,
  id: string,
  incoming: Incoming,
  outcome: 'duplicate' | 'nonce_used',
): Promise<Answer> {
  const accepted = await findAccepted(store, id)
  if (accepted) return { reply: await repeatedReceipt(store, accepted, incoming), storedBytes: 0 }
  throw outcome === 'nonce_used'
    ? new Refusal('captcha', 'The captcha has been used before.')
    : new Refusal('in_progress', 'This submission is being processed.')
}
