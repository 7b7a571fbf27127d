import { receiveFile } from '#client/outbox/receive-file.ts'
import type { Locale } from '#contract/locale.ts'
import { SHARED_FILE_FIELD, SHARED_PARAMETER } from '#contract/shared-file.ts'
import { localePrefix } from './locale-of.ts'

/** Takes a file that was shared with the installed site (Web Share Target §4), and leads to the open jobs, which say what became of it. */
export async function respondToSharedFile(request: Request, locale: Locale): Promise<Response> {
  const file = await request.formData().then(
    (data) => data.get(SHARED_FILE_FIELD),
    () => null,
  )
  const received = await receiveFile(file instanceof File ? file : null)
  return Response.redirect(
    `${new URL(request.url).origin}${localePrefix(locale)}/careers?${SHARED_PARAMETER}=${received}#jobs`,
    303,
  )
}
