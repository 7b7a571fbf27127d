import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32

/** The file with the secret that `loadCaptchaSecret` keeps. */
export function captchaSecretFile(dataDir: string): string {
  return join(dataDir, 'captcha-secret')
}

/**
 * Returns the secret that signs challenges. The secret is generated once and kept in `dataDir`, in a file that only the
 * owner can read.
 */
export async function loadCaptchaSecret(dataDir: string): Promise<string> {
  const file = captchaSecretFile(dataDir)
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (kept) return kept
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  await writeFile(`${file}.part`, secret, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  return secret
}
