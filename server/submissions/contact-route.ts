import express, { type Request, type RequestHandler, type Response } from 'express'
import pLimit from 'p-limit'
import { type ReceiptReply, receiptCode, type SubmissionKind } from '#contract/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import type { Log } from '../log.ts'
import { messageIdOf } from '../mail/compose-mail.ts'
import { acceptedSubmissions } from '../metrics.ts'
import { clientOf } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import { hasRoom } from '../store/room.ts'
import type { Store } from '../store/store.ts'
import { acceptSubmission, findAccepted, isNonceUsed, loadSubmission } from '../store/submissions.ts'
import { incomingApplication } from './application.ts'
import type { DailyBytes } from './daily-bytes.ts'
import { digestAnew } from './digest-anew.ts'
import { incomingEnquiry } from './enquiry.ts'
import { type Incoming, requireKnownVersion, submissionId } from './incoming.ts'
import { createUploads } from './upload.ts'
import type { VirusScan } from './virus-scan.ts'

const JSON_MAX_BYTES = 64 * 1024
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'

export interface ContactDeps {
  store: Store
  captchaSecret: string
  mailFrom: string
  /** Titles of jobs that take no applications any more. */
  closedJobs: ReadonlySet<string>
  /** Folder for files on their way in. */
  dataDir: string
  rateLimits: Record<SubmissionKind, RequestHandler>
  /** Of what costs to be refused. */
  refusalLimit: RequestHandler
  dailyBytes: DailyBytes
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

/** POST /api/contact: the order of the checks is design §5, "Relay order". */
export function contactRoute(deps: ContactDeps): RequestHandler[] {
  const inProgress = new Set<string>()
  const receiveUpload = createUploads(deps.dataDir)

  async function receive(req: Request, res: Response): Promise<void> {
    requireKnownVersion(req)
    const id = submissionId(req)
    res.locals.submissionId = id
    if (!req.is(FORM_TYPE)) return answer(req, res, id, incomingEnquiry(req))
    const upload = await receiveUpload(req, res)
    try {
      await answer(req, res, id, incomingApplication(req, upload, deps.closedJobs, deps.virusScan))
    } finally {
      await upload.discard()
    }
  }

  async function answer(req: Request, res: Response, id: string, incoming: Incoming): Promise<void> {
    const first = await firstReceipt(deps.store, id, incoming)
    if (first) {
      res.status(200).json(first)
      return
    }
    if (inProgress.has(id)) throw new Refusal('in_progress', 'This submission is being processed.')
    inProgress.add(id)
    try {
      if (incoming.problem) throw incoming.problem
      await runMiddleware(deps.rateLimits[incoming.kind], req, res)
      await runMiddleware(deps.refusalLimit, req, res)
      const client = clientOf(req)
      if (incoming.kind === 'application') await requireRoom(deps, client)
      const { reply, created } = await accept(deps, id, incoming)
      if (created) await deps.dailyBytes.spend(client, incoming.bytes)
      res.status(created ? 201 : 200).json(reply)
    } finally {
      inProgress.delete(id)
    }
  }

  return [requireType, express.json({ limit: JSON_MAX_BYTES, inflate: false }), receive]
}

/**
 * The first receipt when the id has been accepted with the same body, or with one that was removed since; undefined when the id is new.
 * @throws Refusal `key_reused` when it was accepted with another body.
 */
async function firstReceipt(store: Store, id: string, incoming: Incoming): Promise<ReceiptReply | undefined> {
  const accepted = await findAccepted(store, id)
  if (!accepted) return undefined
  const { digest, reply } = accepted
  if (digest === null || incoming.digest === digest) return reply
  if (incoming.digest !== digestAnew(await loadSubmission(store, id))) {
    throw new Refusal('key_reused', 'This idempotency key belongs to another submission.')
  }
  return reply
}

/** @throws Refusal when no more files may be stored now. */
async function requireRoom({ store, dailyBytes }: ContactDeps, client: string): Promise<void> {
  await dailyBytes.check(client)
  if (!(await hasRoom(store))) throw new Refusal('storage_full', 'The relay has no room left. Please try again later.')
}

async function accept(
  { store, captchaSecret, mailFrom, wakeMail, log }: ContactDeps,
  id: string,
  incoming: Incoming,
): Promise<{ reply: ReceiptReply; created: boolean }> {
  const nonce = await verifyToken(incoming.captchaToken, captchaSecret, id)
  // Nothing is opened for a solution that has been used, unless this very submission has used it.
  const outcome = (await isNonceUsed(store, nonce))
    ? 'nonce_used'
    : await (incoming.kind === 'application' ? openFiles(acceptAnew) : acceptAnew())
  if (typeof outcome !== 'string') {
    log.info({ submission: id, kind: incoming.kind, bytes: incoming.bytes }, 'submission accepted')
    acceptedSubmissions.inc({ kind: incoming.kind })
    wakeMail()
    return { reply: outcome, created: true }
  }
  // Another relay on the same database was faster.
  const reply = await firstReceipt(store, id, incoming)
  if (reply) return { reply, created: false }
  throw outcome === 'nonce_used'
    ? new Refusal('captcha', 'The captcha has been used before.')
    : new Refusal('in_progress', 'This submission is being processed.')

  async function acceptAnew(): Promise<ReceiptReply | 'duplicate' | 'nonce_used'> {
    const { kind } = incoming
    const validated = await incoming.validate()
    const receipt = receiptCode(id)
    const acceptedAt = new Date().toISOString()
    const submission = { id, kind, ...validated, receipt, acceptedAt }
    const outcome = await acceptSubmission(store, submission, nonce, messageIdOf(id, kind, mailFrom))
    return outcome === 'accepted' ? { ok: true, id, receipt, acceptedAt } : outcome
  }
}
