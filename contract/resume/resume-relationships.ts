/** Relationships of a Word document's parts to other machines (ECMA-376 part 2 §6.5.3). */

/** A start tag with complete attributes. It excludes `<`, so that a search in hostile text takes linear time. */
const RELATIONSHIP = /<(?:[^\s<>/:"']+:)?Relationship\s((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/g
/** Starts after white space only; starting at every letter of a long name would take minutes. */
const ATTRIBUTE = /(?<=^|\s)([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Types that Word only shows or opens on a click. All other types are loaded, and may run, when the file is opened. */
const HARMLESS_TYPES = ['hyperlink', 'image', 'audio', 'video', 'media']

/** True when a `.rels` part makes Word load a template, an object or the like from another machine. */
export function loadsFromElsewhere(relationships: string): boolean {
  return [...relationships.matchAll(RELATIONSHIP)].some(([, attributes = '']) => {
    const { Type, Target } = attributesOf(attributes)
    const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase()
    return !HARMLESS_TYPES.includes(type) && isElsewhere(Target)
  })
}

/** Resolves numeric character references, because `&#104;ttp:` is an address too. */
export function withoutReferences(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_reference, digits) => character(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_reference, digits) => character(Number(digits)))
}

function character(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ''
}

/** Type and target; of duplicate attributes the last one counts. */
function attributesOf(text: string): { Type: string; Target: string } {
  const attributes = { Type: '', Target: '' }
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    if (name === 'Type' || name === 'Target') attributes[name] = withoutReferences(double ?? single ?? '')
  }
  return attributes
}

/** True for an address on another machine: http(s), ftp and the like, and UNC paths, also as `file:`. */
function isElsewhere(target: string): boolean {
  const plain = target
    .replace(/%([0-9a-f]{2})/gi, (_escape, digits) => character(Number.parseInt(digits, 16)))
    .trim()
    .replaceAll('\\', '/')
    .toLowerCase()
  const [, scheme, path = ''] = /^(?:([a-z][a-z0-9+.-]+):)?(.*)$/s.exec(plain) ?? []
  const slashes = /^\/*/.exec(path)?.[0].length ?? 0
  if (scheme === undefined) return slashes >= 2
  // file:///C:/… and file://localhost/… are local; file://server/… and file://///server/… are not.
  return scheme !== 'file' || slashes > 3 || (slashes === 2 && !path.startsWith('//localhost/'))
}
