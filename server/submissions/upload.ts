import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { clientOf } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import { type NamelessFile, namelessFiles, readWhole } from './nameless-file.ts'
import { createPlaces } from './upload-slots.ts'

/** Name of the part with the resume (specification §7.2). */
const RESUME_PART = 'attachments'

const RETRY_AFTER_SECONDS = 10

/** What the parser, busboy, says of a body that is no sound form: its errors have no codes. */
const MALFORMED = [
  'Malformed content type',
  'Multipart: Boundary not found',
  'Malformed part header',
  'Unexpected end of file',
  'Unexpected end of form',
]

/** The specification has five fields; the honeypot is one, and a client may add a few that are ignored. */
const FIELDS_MAX = 12

export interface UploadedFile {
  /** As the client called it. */
  name: string
  size: number
  /** SHA-256 of the content, hexadecimal. */
  digest: string
  /** The content, in memory until the upload is discarded; once. */
  read(): Promise<Uint8Array>
}

export interface Upload {
  fields: Readonly<Record<string, unknown>>
  resume: UploadedFile | undefined
  /** The resume was longer than it may be and was not kept. */
  tooLarge: boolean
  /** Deletes the file. */
  discard(): Promise<void>
}

/**
 * Gives a function that reads multipart bodies, the file onto the disk of `folder`, within fixed limits and places. It throws
 * MulterError when a limit is passed, StoreError when the disk fails, and Refusal: `invalid` when the body is no sound multipart form,
 * `wrong_type` when it is compressed, `unavailable` when too many are under way. Whatever else it throws is a fault of the relay.
 */
export function createUploads(folder: string): (req: Request, res: Response) => Promise<Upload> {
  const receive = multer({
    storage: namelessFiles(folder),
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
  const places = createPlaces()
  // As many as have been open at once: the collector comes late to buffers, and a new one for each file would pile up.
  const freeBuffers: Buffer[] = []

  return async (req, res) => {
    if ((req.get('Content-Encoding') ?? 'identity') !== 'identity') {
      throw new Refusal('wrong_type', 'The body should not be compressed.')
    }
    if (!places.take(req, clientOf(req))) {
      throw new Refusal('unavailable', 'Too many files are being received. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    try {
      const tooLarge = await passesSizeLimit(() => runMiddleware(receive, req, res))
      const file = req.file as (Express.Multer.File & NamelessFile) | undefined
      let content: Buffer | undefined
      const read = async (file: NamelessFile) => {
        content = freeBuffers.pop() ?? Buffer.alloc(RESUME_MAX_BYTES)
        return readWhole(file, content)
      }
      return {
        fields: req.body ?? {},
        resume: file && { name: file.originalname, size: file.size, digest: file.digest, read: () => read(file) },
        tooLarge,
        async discard() {
          if (content) freeBuffers.push(content)
          // Whatever the disk says now, the file is gone with its descriptor.
          await file?.handle.close().catch(() => {})
        },
      }
    } finally {
      places.leave(req)
    }
  }
}

/** True when the file was longer than allowed. */
async function passesSizeLimit(receive: () => Promise<void>): Promise<boolean> {
  try {
    await receive()
    return false
  } catch (error) {
    if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return true
    if (MALFORMED.includes((error as Error).message)) throw new Refusal('invalid', 'The multipart form cannot be read.')
    throw error
  }
}
