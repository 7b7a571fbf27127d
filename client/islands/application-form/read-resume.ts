import type { FormError } from '#client/islands/forms/controls/form-error.ts'
import { RESUME_MEDIA_TYPES, resumeExtension, resumeFactsError } from '#contract/resume/resume.ts'

type ReadResume = { file: File; error?: undefined } | { file?: undefined; error: FormError }

/**
 * A chosen file, read at once to its end into memory, or why it cannot be taken: one that lies in cloud storage or on a
 * stick may be gone by the time it is sent. Systems name some media types wrongly, or none; the extension decides.
 */
export async function readResume(chosen: File): Promise<ReadResume> {
  const { name } = chosen
  const extension = resumeExtension(name)
  const factsError = resumeFactsError(chosen)
  if (factsError || !extension) return { error: factsError ?? 'resume_format' }
  const bytes = await chosen.arrayBuffer().catch(() => undefined)
  if (!bytes) return { error: 'resume_unreadable' }
  const error = await contentError(name, new Uint8Array(bytes))
  return error ? { error } : { file: new File([bytes], name, { type: RESUME_MEDIA_TYPES[extension] }) }
}

async function contentError(name: string, bytes: Uint8Array<ArrayBuffer>) {
  try {
    const { resumeContentError } = await import('#contract/resume/resume-content.ts')
    return await resumeContentError(name, bytes)
  } catch {
    // The check's code cannot be had on a line as bad as this; the relay has it too.
    return null
  }
}
