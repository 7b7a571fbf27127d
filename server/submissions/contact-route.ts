import express, { type Request, type RequestHandler, type Response } from 'express'
import { type ReceiptReply, receiptCode } from '#contract/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import { messageIdOf } from '../mail/compose-mail.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import type { Store } from '../store/store.ts'
import { acceptSubmission, findAccepted, isNonceUsed, loadSubmission } from '../store/submissions.ts'
import { incomingApplication } from './application.ts'
import { digestAnew } from './digest-anew.ts'
import { incomingEnquiry } from './enquiry.ts'
import { type Incoming, requireKnownVersion, submissionId } from './incoming.ts'
import { createUploads } from './upload.ts'

const JSON_MAX_BYTES = 64 * 1024
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'

export interface ContactDeps {
  store: Store
  captchaSecret: string
  mailFrom: string
  /** Titles of jobs that take no applications any more. */
  closedJobs: ReadonlySet<string>
  rateLimit: RequestHandler
  /** Of what costs to be refused. */
  refusalLimit: RequestHandler
  /** Called when a mail has been stored. */
  wakeMail: () => void
}

const requireType: RequestHandler = (req, _res, next) => {
  if (!req.is([JSON_TYPE, FORM_TYPE])) {
    throw new Refusal('wrong_type', `The body should be ${JSON_TYPE}, or ${FORM_TYPE} for an application.`)
  }
  next()
}

/** POST /api/contact: the order of the checks is design §5, "Relay order". */
export function contactRoute(deps: ContactDeps): RequestHandler[] {
  const inProgress = new Set<string>()
  const receiveUpload = createUploads()

  async function receive(req: Request, res: Response): Promise<void> {
    requireKnownVersion(req)
    const id = submissionId(req)
    res.locals.submissionId = id
    const incoming = req.is(FORM_TYPE)
      ? incomingApplication(req, await receiveUpload(req, res), deps.closedJobs)
      : incomingEnquiry(req)

    const first = await firstReceipt(deps.store, id, incoming)
    if (first) {
      res.status(200).json(first)
      return
    }
    if (inProgress.has(id)) throw new Refusal('in_progress', 'This submission is being processed.')
    inProgress.add(id)
    try {
      if (incoming.problem) throw incoming.problem
      await runMiddleware(deps.rateLimit, req, res)
      await runMiddleware(deps.refusalLimit, req, res)
      const { reply, created } = await accept(deps, id, incoming)
      res.status(created ? 201 : 200).json(reply)
    } finally {
      inProgress.delete(id)
    }
  }

  return [requireType, express.json({ limit: JSON_MAX_BYTES, inflate: false }), receive]
}

/**
 * The first receipt when the id has been accepted with the same body, undefined when the id is new.
 * @throws Refusal `key_reused` when it was accepted with another body.
 */
async function firstReceipt(store: Store, id: string, incoming: Incoming): Promise<ReceiptReply | undefined> {
  const accepted = await findAccepted(store, id)
  if (!accepted) return undefined
  const { digest, ...reply } = accepted
  if (incoming.digest !== digest && incoming.digest !== digestAnew(await loadSubmission(store, id))) {
    throw new Refusal('key_reused', 'This idempotency key belongs to another submission.')
  }
  return reply
}

async function accept(
  { store, captchaSecret, mailFrom, wakeMail }: ContactDeps,
  id: string,
  incoming: Incoming,
): Promise<{ reply: ReceiptReply; created: boolean }> {
  const nonce = await verifyToken(incoming.captchaToken, captchaSecret, id)
  // Nothing is opened for a solution that has been used, unless this very submission has used it.
  const outcome = (await isNonceUsed(store, nonce)) ? 'nonce_used' : await acceptAnew()
  if (typeof outcome !== 'string') {
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
    const validated = await incoming.validate()
    const receipt = receiptCode(id)
    const acceptedAt = new Date().toISOString()
    const submission = { id, ...validated, receipt, acceptedAt }
    const outcome = await acceptSubmission(store, submission, nonce, messageIdOf(id, validated.kind, mailFrom))
    return outcome === 'accepted' ? { ok: true, id, receipt, acceptedAt } : outcome
  }
}
