/**
 * Limit for a stored file name, in bytes. Windows and mail programs accept 255 bytes. The difference is room for the
 * name of a folder, which archives put before the file name.
 */
const MAX_BYTES = 180
/**
 * Of a longer name only this many characters at the end are kept, because cleaning an absurdly long name would take too
 * much time. The end contains the extension.
 */
const MAX_LENGTH = 1000
/**
 * Matches names that Windows reserves for devices, with any extension:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i

/**
 * Makes a safe attachment name from the file name that a client has sent. All letters are kept, in Unicode's composed
 * form (NFC). The path and invisible or direction-changing characters are dropped, and characters that file systems
 * refuse are replaced. The result is never empty.
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

/**
 * Removes dots and spaces at both ends: leading dots would hide the file, and Windows drops trailing dots and spaces.
 */
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
