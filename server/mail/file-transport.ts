import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** Returns the folder that gets a file for each mail while `SMTP_URL` is not set. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/**
 * A transport that writes each mail as `<name>.eml` into `dir`. The file is complete or missing, and it is on the disk
 * before `send` resolves.
 */
export function fileTransport(dir: string): MailTransport {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'file',
    destination: join(dir.startsWith(process.cwd()) ? relative('', dir) : dir, '*.eml'),
    concurrency: 1,
    async send(mail, name) {
      const { message } = await builder.sendMail(mail)
      await mkdir(dir, { recursive: true })
      const part = join(dir, `${name}.part`)
      await writeFile(part, message as Buffer, { flush: true })
      await rename(part, join(dir, `${name}.eml`))
      await syncFolder(dir)
      return { refused: [] }
    },
    close() {},
  }
}

/** Writes the folder itself to the disk, so that a rename in `dir` survives a power cut. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
