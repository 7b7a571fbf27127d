/** The relationships of a Word document's parts (ECMA-376 part 2 §6.5.3), as far as they lead outside. */

/** A start tag with whole attributes; without `<` inside, so that a search in hostile text stays linear. */
const RELATIONSHIP = /<(?:[^\s<>/:"']+:)?Relationship\s((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/g
/** After white space only: a search that begins at every letter of a long name takes minutes. */
const ATTRIBUTE = /(?<=^|\s)([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What a reader follows by hand or what only shows; everything else is loaded and may run when the file is opened. */
const HARMLESS_TYPES = ['hyperlink', 'image', 'audio', 'video', 'media']

/** True when a `.rels` part makes Word load something from another machine: a template, an object, a frame … */
export function loadsFromElsewhere(relationships: string): boolean {
  return [...relationships.matchAll(RELATIONSHIP)].some(([, attributes = '']) => {
    const { Type, Target } = attributesOf(attributes)
    const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase()
    return !HARMLESS_TYPES.includes(type) && isElsewhere(Target)
  })
}

/** `text` with its numeric character references resolved: `&#104;ttp:` is an address as well. */
export function withoutReferences(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_reference, digits) => character(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_reference, digits) => character(Number(digits)))
}

function character(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ''
}

/** The two attributes that matter; the last of a name counts. */
function attributesOf(text: string): { Type: string; Target: string } {
  const attributes = { Type: '', Target: '' }
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    if (name === 'Type' || name === 'Target') attributes[name] = withoutReferences(double ?? single ?? '')
  }
  return attributes
}

/** True for an address on another machine: http(s), ftp … and UNC paths, also as `file:`; not for a path on this one. */
function isElsewhere(target: string): boolean {
  const plain = target
    .replace(/%([0-9a-f]{2})/gi, (_escape, digits) => character(Number.parseInt(digits, 16)))
    .trim()
    .replaceAll('\\', '/')
    .toLowerCase()
  const [, scheme, path = ''] = /^(?:([a-z][a-z0-9+.-]+):)?(.*)$/s.exec(plain) ?? []
  const slashes = /^\/*/.exec(path)?.[0].length ?? 0
  if (scheme === undefined) return slashes >= 2
  // file:///C:/… and file://localhost/… are here; file://server/… and file://///server/… are not.
  return scheme !== 'file' || slashes > 3 || (slashes === 2 && !path.startsWith('//localhost/'))
}
