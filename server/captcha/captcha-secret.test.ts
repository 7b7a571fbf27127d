import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { loadCaptchaSecret } from './captcha-secret.ts'

test('the secret is generated once, kept, and readable by the owner alone', async () => {
  const folder = await temporaryFolder()
  const secret = await loadCaptchaSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await loadCaptchaSecret(folder)).toBe(secret)
  const [file = ''] = await readdir(folder)
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
  expect(await loadCaptchaSecret(await temporaryFolder())).not.toBe(secret)
})

test('an empty secret, left by a full disk, is replaced', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'captcha-secret'), '')
  expect(await loadCaptchaSecret(folder)).toMatch(/^[0-9a-f]{64}$/)
})
