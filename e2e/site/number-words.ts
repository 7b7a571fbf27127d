/** Numbers by the words of both languages; of a period, how often it is in a year. */
const NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, twice: 2, three: 3, four: 4, six: 6, eight: 8, ten: 10, twelve: 12, fifteen: 15, twenty: 20 },
  ...{ một: 1, hai: 2, ba: 3, bốn: 4, sáu: 6, tám: 8, mười: 10, 'mười hai': 12, 'mười lăm': 15, 'hai mươi': 20 },
  ...{ eleven: 11, 'mười một': 11 },
  ...{ year: 1, quarter: 4, month: 12, week: 52, năm: 1, quý: 4, tháng: 12, tuần: 52 },
}

/**
 * The number that `words` say, in digits or in words of either language: `2`, `two`, `hai`. Words that are no number are
 * returned as they are.
 */
export function numberOf(words: string): number | string {
  return NUMBERS[words.toLowerCase()] ?? (Number(words) || words)
}
