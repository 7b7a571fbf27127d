import express, { type Request, type RequestHandler } from 'express'
import { PART_BYTES, PART_DIGEST_HEADER, type PartsReply } from '#contract/submission/parts.ts'
import { CAPTCHA_HEADER } from '#contract/submission/submission.ts'
import { isUuid } from '#contract/uuid.ts'
import { verifyToken } from '../captcha/challenge.ts'
import { clientOf } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import { partDigests, savePart } from '../store/parts.ts'
import type { Store } from '../store/store.ts'
import { storing } from '../store/store-error.ts'
import { storeTime } from '../store/store-time.ts'
import { findAccepted } from '../store/submissions.ts'
import { admit, type Limits } from './admission.ts'
import { sha256 } from './body-digest.ts'
import { PARTS_MAX } from './stored-body.ts'
import { createUploadSlots } from './upload-slots.ts'

/**
 * Returns the submission's id, which the path names.
 * @throws Refusal `invalid` when it is not a UUID.
 */
function idIn(req: Request): string {
  const id = String(req.params.id)
  if (!isUuid(id)) throw new Refusal('invalid', 'The address should name a UUID.')
  return id.toLowerCase()
}

/**
 * Returns the index of the part, which the path names.
 * @throws Refusal `invalid` when it is not a number below `PARTS_MAX`.
 */
function indexIn(req: Request): number {
  const index = Number(req.params.index)
  if (!Number.isInteger(index) || index < 0 || index >= PARTS_MAX)
    throw new Refusal('invalid', `The address should end in a number from 0 to ${PARTS_MAX - 1}.`)
  return index
}

/** GET /api/parts/ID: tells which parts of a submission the relay has, and whether it has accepted the submission. */
export function listPartsRoute(store: Store): RequestHandler {
  return async (req, res) => {
    const id = idIn(req)
    const accepted = (await findAccepted(store, id)) !== undefined
    const digests = await partDigests(store, id)
    res.json({ ok: true, accepted, digests } satisfies PartsReply)
  }
}

/**
 * PUT /api/parts/ID/INDEX: stores a part of a submission. The request needs a solved captcha for that submission. The
 * solution is used up only when the whole submission is accepted, so one solution serves for all parts. Each part
 * counts towards the limits for applications, even if it replaces a part at INDEX: otherwise a client could replace
 * small parts by large ones without limit. A part does not count when the same content is already stored at INDEX.
 */
export function storePartRoute(store: Store, captchaSecret: string, limits: Limits): RequestHandler {
  const slots = createUploadSlots()
  const readBody = express.raw({ type: () => true, limit: PART_BYTES, inflate: false })
  return async (req, res) => {
    const id = idIn(req)
    const index = indexIn(req)
    res.locals.submissionId = id
    await verifyToken(req.get(CAPTCHA_HEADER), captchaSecret, id)
    const endAdmission = await admit(limits, req, 'application')
    let storedBytes = 0
    try {
      slots.take(req, clientOf(req))
      await runMiddleware(readBody, req, res)
      const content = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const digest = sha256(content)
      if (digest !== req.get(PART_DIGEST_HEADER)) throw new Refusal('incomplete', 'The part arrived damaged.')
      // A part that arrives after its submission was accepted is not stored: nothing would use it, and it would stay
      // for a day.
      if (await findAccepted(store, id)) return void res.json({ ok: true })
      const { [index]: earlier } = await partDigests(store, id)
      if (earlier !== digest) {
        await savePart(store, id, index, { digest, content }, await storing(() => storeTime(store)))
        storedBytes = content.length
      }
      res.json({ ok: true })
    } finally {
      slots.release(req)
      await endAdmission(storedBytes)
    }
  }
}
