import type { RequestHandler } from 'express'
import { destination, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export type Log = Logger

const STDERR = 2

/** Creates a structured log on stderr. Never log personal data: no names, addresses, phone numbers or bodies. */
export function createLog(level: Env['logLevel']): Log {
  return pino({ level, base: null }, destination({ fd: STDERR, sync: true }))
}

/** Logs each request: method, path without query, status, duration and, when known, the submission's id. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const start = performance.now()
    res.once('close', () => {
      log[res.statusCode >= 500 ? 'error' : 'debug'](
        {
          method: req.method,
          path: req.originalUrl.split('?', 1)[0],
          status: res.statusCode,
          ms: Math.round(performance.now() - start),
          submission: res.locals.submissionId,
          aborted: !res.writableFinished || undefined,
        },
        'request',
      )
    })
    next()
  }
}
