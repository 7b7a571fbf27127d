import type { RequestHandler } from 'express'
import { idOfStatusCode } from '#contract/submission/receipt-code.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { submissionStatus } from '../store/submission-status.ts'

/**
 * GET /api/status: tells the status of a submission to anybody who has its status code (docs/contract.md). Clients send
 * the code in a header, because servers write addresses into their logs.
 */
export function statusRoute(store: Store): RequestHandler {
  return async (req, res) => {
    const [, code = ''] = /^Bearer (.+)$/i.exec(req.get('Authorization') ?? '') ?? []
    const id = idOfStatusCode(code)
    if (id === undefined) throw new Refusal('invalid', 'The header Authorization should be "Bearer" and a status code.')
    const status = await submissionStatus(store, id)
    if (!status) throw new Refusal('not_found', 'This submission has not arrived here.')
    res.json(status)
  }
}
