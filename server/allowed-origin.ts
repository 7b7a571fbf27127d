import type { RequestHandler } from 'express'
import { Refusal } from './refusal.ts'

/** Lets requests pass that name no origin, the request's own host or the site's (design §5, contract table). */
export function allowedOrigin(siteUrl: string): RequestHandler {
  const siteOrigin = new URL(siteUrl).origin
  return (req, _res, next) => {
    const origin = req.get('Origin')
    const ownHost = (text: string) => req.host !== undefined && URL.parse(text)?.host === req.host.toLowerCase()
    if (origin !== undefined && origin !== siteOrigin && !ownHost(origin)) {
      throw new Refusal('origin', 'Requests from this origin are not accepted.')
    }
    next()
  }
}
