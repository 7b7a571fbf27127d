/**
 * Returns the values with each letter and its marks as one character (Unicode NFC). Some Vietnamese keyboards type them
 * as several characters, and the search of a mailbox might then not find a name.
 */
export function composeLetters<Values extends object>(values: Values): Values {
  const composed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.normalize('NFC') : value,
  ])
  return Object.fromEntries(composed) as Values
}
