import type { Request, RequestHandler, Response } from 'express'

/** Runs a middleware inside a handler. Rejects with the error that the middleware passes to `next`. */
export function runMiddleware(middleware: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
