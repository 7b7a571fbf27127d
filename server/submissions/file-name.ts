/** Windows and mail programs cope with 255 bytes; archives put a folder's name before it. */
const MAX_BYTES = 180
/** No file system has longer names; of one that was made up the end is kept, and so its extension. */
const MAX_LENGTH = 1000
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file: with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i

/**
 * A client's file name as an attachment may be called: every letter kept, composed (NFC); no path, no character that
 * is not seen or turns text round, none that a file system refuses. Never empty.
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

/** Leading dots hide a file; dots and spaces at the end vanish on Windows. */
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
