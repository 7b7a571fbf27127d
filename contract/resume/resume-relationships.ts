/**
 * Finds relationships that lead from a Word document to another machine. A relationship is an element in a `.rels` part
 * of the document. It links a part to a target, such as a picture or a template (ECMA-376 part 2 §6.5.3).
 */

/**
 * Matches the start tag of a `Relationship` element with its attributes. The attributes exclude `<`, so an attempt to
 * match an unclosed tag ends at the next tag. The search therefore takes linear time even in hostile text.
 */
const RELATIONSHIP = /<(?:[^\s<>/:"']+:)?Relationship\s((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/g
/**
 * Matches an attribute. A match starts only at the beginning of the text or after white space. If a match could start
 * at every letter, the search through a long name would take minutes.
 */
const ATTRIBUTE = /(?<=^|\s)([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Types of relationships whose targets Word only shows, or opens on a click. When a file is opened, Word loads the
 * targets of all other types, and their content may run.
 */
const HARMLESS_TYPES = ['hyperlink', 'image', 'audio', 'video', 'media']

/** True if a `.rels` part makes Word load something from another machine, such as a template or an object. */
export function loadsFromElsewhere(relationships: string): boolean {
  return [...relationships.matchAll(RELATIONSHIP)].some(([, attributes = '']) => {
    const { Type, Target } = attributesOf(attributes)
    const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase()
    return !HARMLESS_TYPES.includes(type) && isElsewhere(Target)
  })
}

/**
 * Replaces numeric character references by their characters. Otherwise the check for addresses on other machines would
 * not recognise one that begins with `&#104;ttp:`.
 */
export function withoutReferences(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_reference, digits) => character(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_reference, digits) => character(Number(digits)))
}

function character(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ''
}

/** The attributes `Type` and `Target` of a relationship. Of duplicate attributes the last one counts. */
function attributesOf(text: string): { Type: string; Target: string } {
  const attributes = { Type: '', Target: '' }
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    if (name === 'Type' || name === 'Target') attributes[name] = withoutReferences(double ?? single ?? '')
  }
  return attributes
}

/**
 * True for an address on another machine: http(s), ftp and other schemes, and UNC paths, also when written as `file:`
 * addresses.
 */
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
