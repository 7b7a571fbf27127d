import express, { type Request, type RequestHandler, type Response } from 'express'
import { type ReceiptReply, receiptCode } from '#contract/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import { messageIdOf } from '../mail/compose-mail.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { acceptSubmission, findAccepted } from '../store/submissions.ts'
import { submissionId, type ValidSubmission, validateEnquiry } from './incoming.ts'

const JSON_MAX_BYTES = 64 * 1024

export interface ContactDeps {
  store: Store
  captchaSecret: string
  mailFrom: string
  rateLimit: RequestHandler
  /** Called when a mail has been stored. */
  wakeMail: () => void
}

const requireJson: RequestHandler = (req, _res, next) => {
  if (!req.is('application/json')) throw new Refusal('wrong_type', 'The body should be application/json.')
  next()
}

/** POST /api/contact: the order of the checks is design §5, "Relay order". */
export function contactRoute(deps: ContactDeps): RequestHandler[] {
  const inProgress = new Set<string>()

  async function receive(req: Request, res: Response): Promise<void> {
    const id = submissionId(req)
    res.locals.submissionId = id
    const validated = validateEnquiry(req)

    const first = await firstReceipt(deps.store, id, validated)
    if (first) {
      res.status(200).json(first)
      return
    }
    if (inProgress.has(id)) throw new Refusal('in_progress', 'This submission is being processed.')
    inProgress.add(id)
    try {
      await runMiddleware(deps.rateLimit, req, res)
      if (validated instanceof Refusal) throw validated
      const { reply, created } = await accept(deps, id, validated, req.body.captchaToken)
      res.status(created ? 201 : 200).json(reply)
    } finally {
      inProgress.delete(id)
    }
  }

  return [requireJson, express.json({ limit: JSON_MAX_BYTES, inflate: false }), receive]
}

/**
 * The first receipt when the id has been accepted with the same body, undefined when the id is new.
 * @throws Refusal `key_reused` when it was accepted with another body.
 */
async function firstReceipt(
  store: Store,
  id: string,
  validated: ValidSubmission | Refusal,
): Promise<ReceiptReply | undefined> {
  const accepted = await findAccepted(store, id)
  if (!accepted) return undefined
  const { digest, ...reply } = accepted
  if (validated instanceof Refusal || validated.digest !== digest) {
    throw new Refusal('key_reused', 'This idempotency key belongs to another submission.')
  }
  return reply
}

async function accept(
  { store, captchaSecret, mailFrom, wakeMail }: ContactDeps,
  id: string,
  validated: ValidSubmission,
  captchaToken: unknown,
): Promise<{ reply: ReceiptReply; created: boolean }> {
  const nonce = await verifyToken(captchaToken, captchaSecret, id)
  const receipt = receiptCode(id)
  const acceptedAt = new Date().toISOString()
  const submission = { id, ...validated, receipt, acceptedAt, attachments: [] }
  const outcome = await acceptSubmission(store, submission, nonce, messageIdOf(id, validated.kind, mailFrom))
  if (outcome === 'nonce_used') throw new Refusal('captcha', 'The captcha has been used before.')
  if (outcome === 'accepted') {
    wakeMail()
    return { reply: { ok: true, id, receipt, acceptedAt }, created: true }
  }
  // Another relay on the same database was faster.
  const reply = await firstReceipt(store, id, validated)
  if (!reply) throw new Refusal('in_progress', 'This submission is being processed.')
  return { reply, created: false }
}

/** Runs a middleware inside a handler; rejects with what it passes on as error. */
function runMiddleware(middleware: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
