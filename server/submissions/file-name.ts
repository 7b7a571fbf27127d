/** Windows and mail programs accept 255 bytes; archives put a folder's name before the file's. */
const MAX_BYTES = 180
/** Real names are shorter than this. Of a longer one the end is kept, with its extension. */
const MAX_LENGTH = 1000
/** Names that Windows reserves for devices, with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i

/**
 * A safe attachment name from a client's file name: keeps every letter (NFC), drops the path and invisible or direction-changing characters,
 * and replaces characters that file systems refuse. Never empty.
 */
export function safeFileName(name: string): string {
  const lastPart = name.split(/[/\\]/).at(-1)?.slice(-MAX_LENGTH) ?? ''
  const plain = lastPart
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(plain) ?? []
  const safe = shortened(trimmed(stem) || 'resume', MAX_BYTES - Buffer.byteLength(extension)) + extension
  return DEVICE.test(safe) ? `_${safe}` : safe
}

/** Leading dots would hide the file; Windows drops trailing dots and spaces. */
function trimmed(text: string): string {
  return text.replace(/^[. ]+|[. ]+$/g, '')
}

function shortened(text: string, maxBytes: number): string {
  let [short, bytes] = ['', 0]
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > maxBytes) break
    short += character
  }
  return trimmed(short)
}
