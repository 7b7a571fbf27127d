import type { Request, RequestHandler, Response } from 'express'
import multer, { MulterError } from 'multer'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { BODY_DIGEST_HEADER } from '#contract/submission/parts.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { clientOf } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { runMiddleware } from '../run-middleware.ts'
import type { Store } from '../store/store.ts'
import { CONTACT_MAX_BYTES } from './admission.ts'
import { hasPackedBody, kindOf } from './request-body.ts'
import { partCount, storedBody } from './stored-body.ts'
import { readTemporaryFile, type TemporaryFile, temporaryFileStorage, writeTemporaryFile } from './temporary-file.ts'
import { createUploadSlots } from './upload-slots.ts'

/** Name of the part of the multipart form that contains the resume (docs/product.md §7.2). */
const RESUME_PART = 'attachments'

/**
 * Error messages of busboy, multer's parser, for a malformed form. The messages are compared, because busboy's errors
 * have no codes.
 */
const MALFORMED = [
  'Malformed content type',
  'Multipart: Boundary not found',
  'Malformed part header',
  'Unexpected end of file',
  'Unexpected end of form',
]

/**
 * Limit for the fields of a form. docs/product.md §7.2 names five fields, and the honeypot is a sixth. The rest is room
 * for fields that other clients send and the relay ignores.
 */
const FIELDS_MAX = 12
const FIELD_MAX_BYTES = 64 * 1024
/**
 * Largest packed body of each kind, in bytes: the fields, the resume of an application, and what encryption adds.
 */
const PACKED_MAX_BYTES: Record<SubmissionKind, number> = {
  contact: CONTACT_MAX_BYTES + 1024,
  application: RESUME_MAX_BYTES + FIELD_MAX_BYTES + 1024,
}

export interface UploadedFile {
  /** The file's name, as the client sent it. */
  name: string
  size: number
  /** SHA-256 of the content, in hexadecimal. */
  digest: string
  /**
   * Reads the content into a buffer, which is reused for another file after `discard`. Call this method only once,
   * because `discard` gives back only one buffer.
   */
  read(): Promise<Uint8Array>
}

export interface Upload {
  fields: Readonly<Record<string, unknown>>
  /** The resume, or the whole body of a packed submission. */
  file: UploadedFile | undefined
  /** True when the file was longer than the limit and was not kept. */
  tooLarge: boolean
  /**
   * Closes the temporary file, so that the system deletes it, and frees the buffer of `read` and the upload slot. Until
   * then the upload keeps its slot, because an upload that waits to be processed occupies the disk.
   */
  discard(): Promise<void>
}

/**
 * Returns a function that reads a multipart body, or a packed body (fields and file in one sequence of bytes). The
 * function writes the file or the packed body into a temporary file in `folder`. It throws
 * - MulterError when a limit other than the file's size is passed;
 * - StoreError when the disk fails;
 * - Refusal `invalid` for a malformed form, `wrong_type` for a compressed body, `unavailable` when too many uploads
 *   run;
 * - Refusal for a packed body: `too_large` when it is above the limit, `incomplete` when parts are missing or wrong.
 * Any other error comes from a broken connection or is the relay's own fault.
 */
export function createUploads(
  folder: string,
  store: Store,
): (req: Request, res: Response, id: string) => Promise<Upload> {
  const parseForm = multer({
    storage: temporaryFileStorage(folder),
    // Browsers write file names in UTF-8 (HTML, "Multipart form data"); multer's default is Latin-1.
    defParamCharset: 'utf8',
    limits: {
      fileSize: RESUME_MAX_BYTES,
      files: 1,
      fields: FIELDS_MAX,
      parts: FIELDS_MAX + 1,
      fieldSize: FIELD_MAX_BYTES,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      headerPairs: 20,
    },
  }).single(RESUME_PART)
  const slots = createUploadSlots()
  // Buffers are reused for later files. V8 frees unused buffers late, so new buffers for each file would pile up.
  const freeBuffers: Buffer[] = []

  return async (req, res, id) => {
    requireUncompressed(req)
    slots.take(req, clientOf(req))
    try {
      const { file, name, tooLarge } = hasPackedBody(req)
        ? { file: await receivePacked(folder, store, req, id), name: '', tooLarge: false }
        : await receiveForm(parseForm, req, res)
      /** The buffer that `read` has taken, until `discard` gives it back. */
      let buffer: Buffer | undefined
      const read = (file: TemporaryFile) => {
        buffer = freeBuffers.pop() ?? Buffer.alloc(PACKED_MAX_BYTES.application)
        return readTemporaryFile(file, buffer)
      }
      return {
        fields: req.body ?? {},
        file: file && { name, size: file.size, digest: file.digest, read: () => read(file) },
        tooLarge,
        async discard() {
          if (buffer) freeBuffers.push(buffer)
          // An error of `close` is ignored, because the file needs no deletion: `openTemporaryFile` has already
          // unlinked it. The system frees the file's content by itself, at the latest when the process ends.
          await file?.handle.close().catch(() => {})
          slots.release(req)
        },
      }
    } catch (error) {
      slots.release(req)
      throw error
    }
  }
}

/** @throws Refusal `wrong_type` for a compressed body. */
function requireUncompressed(req: Request): void {
  if ((req.get('Content-Encoding') ?? 'identity') !== 'identity')
    throw new Refusal('wrong_type', 'The body should not be compressed.')
}

/**
 * Receives a packed body (fields and file in one sequence of bytes), from the request or from stored parts.
 * @throws Refusal `too_large` for a body above `PACKED_MAX_BYTES`, `incomplete` when a part is missing or the parts do
 * not have the announced digest.
 */
async function receivePacked(folder: string, store: Store, req: Request, id: string): Promise<TemporaryFile> {
  const maxBytes = PACKED_MAX_BYTES[kindOf(req)]
  const parts = partCount(req)
  if (parts === undefined) {
    // A proxy may have removed `Content-Length`, so `writeTemporaryFile` checks the size again while the body arrives.
    if (Number(req.get('Content-Length') ?? 0) > maxBytes)
      throw new Refusal('too_large', 'The submission is too large.')
    // The rest of a body that is too long is read and dropped, because many clients read no answer before they have
    // sent the whole body.
    return writeTemporaryFile(folder, req, maxBytes).finally(() => req.resume())
  }
  const file = await writeTemporaryFile(folder, storedBody(store, id, parts), maxBytes)
  if (file.digest === req.get(BODY_DIGEST_HEADER)) return file
  await file.handle.close()
  // The digest differs if a delayed part of an earlier try has replaced a part of this try.
  throw new Refusal('incomplete', 'The stored parts are not those of this submission.')
}

/**
 * Receives a multipart form with `parseForm`, multer's middleware. When the file is larger than the limit, the result
 * has `tooLarge`.
 * @throws Refusal `invalid` for a malformed form.
 */
async function receiveForm(
  parseForm: RequestHandler,
  req: Request,
  res: Response,
): Promise<{ file: TemporaryFile | undefined; name: string; tooLarge: boolean }> {
  try {
    await runMiddleware(parseForm, req, res)
    const file = req.file as (Express.Multer.File & TemporaryFile) | undefined
    return { file, name: file?.originalname ?? '', tooLarge: false }
  } catch (error) {
    if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
      return { file: undefined, name: '', tooLarge: true }
    }
    if (MALFORMED.includes((error as Error).message)) throw new Refusal('invalid', 'The multipart form cannot be read.')
    throw error
  }
}
