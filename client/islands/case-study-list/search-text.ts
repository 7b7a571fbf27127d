/** True when the text holds what was searched for, in whatever case; plain letters also find marked ones: `dat` finds `đặt`. */
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

/** Composed, in lower case, with plain spaces and quotation marks: keyboards do not write them as texts do. */
function charactersOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  return [...plain.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')]
}

function withoutMark(character: string): string {
  return character === 'đ' ? 'd' : character.normalize('NFD').replace(/\p{M}/gu, '')
}
