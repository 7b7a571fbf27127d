import { plainSpaces } from '#client/content/plain-spaces.ts'

/**
 * True if the text contains the search, ignoring case. A letter without diacritics in the search also matches the same
 * letter with diacritics in the text: `dat` finds `đặt`, but `đặt` does not find `dat`.
 */
export function containsText(text: string, search: string): boolean {
  const wanted = charactersOf(search.trim())
  const characters = charactersOf(text)
  const plain = characters.map(withoutMark)
  return characters.some(
    (_, start) =>
      start + wanted.length <= characters.length &&
      wanted.every((wish, offset) => wish === characters[start + offset] || wish === plain[start + offset]),
  )
}

/**
 * Returns the characters of a text, normalized for comparison: composed (NFC), in lower case, with plain spaces,
 * without word joiners, and with straight quotation marks, as keyboards type them.
 */
function charactersOf(text: string): string[] {
  const plain = plainSpaces(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  return [...plain.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')]
}

function withoutMark(character: string): string {
  return character === 'đ' ? 'd' : character.normalize('NFD').replace(/\p{M}/gu, '')
}
