import express, { type Request, type RequestHandler, type Response } from 'express'
import pLimit from 'p-limit'
import { verifyToken } from '../captcha/challenge.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import { type Accepted, findAccepted, isNonceUsed } from '../store/submissions.ts'
import { admit, CONTACT_MAX_BYTES, type Limits } from './admission.ts'
import { type Answer, type AnswerDeps, acceptNew, answerLostRace, answerRepeat } from './answer-submission.ts'
import { createFileCheckLimit } from './file-check-limit.ts'
import { type Incoming, requireKnownVersion, submissionId } from './incoming.ts'
import { type ContentDeps, createContentReader, type SubmissionRequest } from './read-content.ts'
import { FORM_TYPE, hasPackedBody, JSON_TYPE, kindOf } from './request-body.ts'
import { isInParts } from './stored-body.ts'

interface ContactDeps extends AnswerDeps, ContentDeps {
  limits: Limits
}

/**
 * At most two files are checked at once, because a checked file stays in memory until it is stored, and the check takes
 * processor time.
 */
const limitFileChecks = pLimit(2)

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
  const countFileCheck = createFileCheckLimit()
  const readContent = createContentReader(deps, countFileCheck)

  async function receive(req: Request, res: Response): Promise<void> {
    requireKnownVersion(req)
    const request = { req, res, id: submissionId(req) }
    res.locals.submissionId = request.id
    const accepted = await findAccepted(deps.store, request.id)
    await (accepted ? receiveRepeat(request, accepted) : receiveNew(request))
  }

  /** Answers a request whose submission was accepted before. */
  async function receiveRepeat(request: SubmissionRequest, accepted: Accepted): Promise<void> {
    // The parts of an accepted submission have been deleted, so a request in parts has no body to compare.
    const { reply } = isInParts(request.req)
      ? accepted
      : await readContent(request, (incoming) => answerRepeat(deps.store, accepted, incoming))
    request.res.json(reply)
  }

  /** Answers a request whose submission was not accepted when the request arrived. */
  async function receiveNew(request: SubmissionRequest): Promise<void> {
    const { req, res } = request
    const endAdmission = await admit(deps.limits, req, kindOf(req))
    let storedBytes = 0
    try {
      const answer = await readContent(request, (incoming) => answerNew(request, incoming))
      storedBytes = answer.storedBytes
      res.status(storedBytes > 0 ? 201 : 200).json(answer.reply)
    } finally {
      // Each part was counted towards the daily limit when it was stored, so its bytes must not be counted again.
      await endAdmission(isInParts(req) ? 0 : storedBytes)
    }
  }

  /**
   * Checks a submission whose content has been read, and accepts it.
   * @throws Refusal when it is not accepted, StoreError.
   */
  async function answerNew({ req, res, id }: SubmissionRequest, incoming: Incoming): Promise<Answer> {
    const { problem, kind, captchaToken } = incoming
    if (problem) throw problem
    // Before a packed body was opened, its captcha was checked already. The solution is needed here in any case.
    const solution = await verifyToken(captchaToken, deps.captchaSecret, id)
    // A used captcha solution cannot be used for another submission. When this very submission has used the solution,
    // the request is a repeat and gets the first receipt.
    if (await isNonceUsed(deps.store, solution)) return answerLostRace(deps.store, id, incoming, 'nonce_used')
    await runMiddleware(deps.limits.rates[kind].count, req, res)
    if (kind === 'contact') return acceptNew(deps, id, incoming, solution)
    // For a packed body the opening was counted instead.
    if (!hasPackedBody(req)) await countFileCheck(solution.nonce)
    return limitFileChecks(() => acceptNew(deps, id, incoming, solution))
  }

  return [requireType, express.json({ limit: CONTACT_MAX_BYTES, inflate: false }), receive]
}
