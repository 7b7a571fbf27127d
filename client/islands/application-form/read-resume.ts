import { repeatWhenRestored } from '#client/device/repeat-when-restored.ts'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import { RESUME_MEDIA_TYPES, resumeExtension, resumeFactsError } from '#contract/resume/resume.ts'

type ReadResume = { file: File; error?: undefined } | { file?: undefined; error: FormError }

/**
 * Reads a chosen file into memory and checks it. Resolves with the file, or with the error for which it is refused. The
 * file is read at once, because a file in cloud storage or on a USB stick may be gone when the application is sent. The
 * media type follows from the extension, because operating systems may report a wrong type or none.
 */
export async function readResume(chosen: File): Promise<ReadResume> {
  const { name } = chosen
  const extension = resumeExtension(name)
  const factsError = resumeFactsError(chosen)
  if (factsError || !extension) return { error: factsError ?? 'resume_format' }
  const bytes = await repeatWhenRestored(() => chosen.arrayBuffer()).catch(() => undefined)
  if (!bytes) return { error: 'resume_unreadable' }
  const error = await contentError(name, new Uint8Array(bytes))
  return error ? { error } : { file: new File([bytes], name, { type: RESUME_MEDIA_TYPES[extension] }) }
}

async function contentError(name: string, bytes: Uint8Array<ArrayBuffer>) {
  try {
    const { resumeContentError } = await import('#contract/resume/resume-content.ts')
    return await resumeContentError(name, bytes)
  } catch {
    // The code that checks the content could not be loaded. Accept the file: the relay checks its content as well.
    return null
  }
}
