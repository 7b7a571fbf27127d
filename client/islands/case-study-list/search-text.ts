/** True if the text contains the search, ignoring case. A letter without diacritics also matches one with: `dat` finds `đặt`, not the other way round. */
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

/** The characters of a text: composed (NFC), in lower case, with plain spaces and straight quotation marks, as keyboards type them. */
function charactersOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  return [...plain.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')]
}

function withoutMark(character: string): string {
  return character === 'đ' ? 'd' : character.normalize('NFD').replace(/\p{M}/gu, '')
}
