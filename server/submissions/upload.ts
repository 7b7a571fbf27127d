import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { RESUME_MAX_BYTES } from '#contract/resume.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'

/** Name of the part with the resume (specification §7.2). */
const RESUME_PART = 'attachments'

/** At most so many requests with files at once: with 5 MiB each a bounded share of a small server's memory. */
export const UPLOADS_MAX = 32
const RETRY_AFTER_SECONDS = 10

/** The specification has five fields; the honeypot is one, and a client may add a few that are ignored. */
const FIELDS_MAX = 12

export interface UploadedFile {
  /** As the client called it. */
  name: string
  bytes: Uint8Array
}

export interface Upload {
  fields: Readonly<Record<string, unknown>>
  resume: UploadedFile | undefined
  /** The resume was longer than it may be and was not kept. */
  tooLarge: boolean
}

/**
 * Gives a function that reads multipart bodies into memory, within fixed limits and `UPLOADS_MAX` at a time. It throws
 * MulterError when a limit is passed, and Refusal: `invalid` when the body is no sound multipart form, `wrong_type`
 * when it is compressed, `unavailable` when too many are under way.
 */
export function createUploads(): (req: Request, res: Response) => Promise<Upload> {
  const receive = multer({
    storage: multer.memoryStorage(),
    // Browsers write file names as UTF-8 (HTML, "Multipart form data"); the default is Latin-1.
    defParamCharset: 'utf8',
    limits: {
      fileSize: RESUME_MAX_BYTES,
      files: 1,
      fields: FIELDS_MAX,
      parts: FIELDS_MAX + 1,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      headerPairs: 20,
    },
  }).single(RESUME_PART)
  let underWay = 0

  return async (req, res) => {
    if ((req.get('Content-Encoding') ?? 'identity') !== 'identity') {
      throw new Refusal('wrong_type', 'The body should not be compressed.')
    }
    if (underWay >= UPLOADS_MAX) {
      throw new Refusal('unavailable', 'Too many files are being received. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    underWay++
    // The file stays in memory until the reply is out.
    res.once('close', () => underWay--)
    const tooLarge = await passesSizeLimit(() => runMiddleware(receive, req, res))
    const resume = req.file && { name: req.file.originalname, bytes: req.file.buffer }
    return { fields: req.body ?? {}, resume, tooLarge }
  }
}

/** True when the file was longer than allowed. */
async function passesSizeLimit(receive: () => Promise<void>): Promise<boolean> {
  try {
    await receive()
    return false
  } catch (error) {
    if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return true
    // What is not multer's own comes from its parser, which knows no codes.
    throw error instanceof MulterError ? error : new Refusal('invalid', 'The multipart form cannot be read.')
  }
}
