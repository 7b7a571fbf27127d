import { expect, test } from 'vitest'
import { containsText } from './contains-text.ts'

test.each([
  ['Đặt lịch khám', ['đặt lịch', 'dat lich', 'ĐẶT', 'DAT LICH KHAM', 'đat lịch', 'Ặt', 'h k']],
  ['bệnh viện', ['benh vien', 'bệnh vien']],
  ['Nhà máy thép', ['nha may thep', 'nhà', 'nhA', 'thép']],
  ['A “tablet” at  the\u00A0table', ['at the table', 'at the\u00A0table', 'tablet” at the', '  table ']],
  ['Café'.normalize('NFD'), ['café', 'cafe', 'é'.normalize('NFD')]],
  ['The chain’s “tablet”', ["chain's", 'chain’s', '"tablet"']],
  ['anything', ['', '   ', '\u00A0', 'thing']],
])('%j contains each of %j', (text, searches) => {
  expect(searches.filter((search) => !containsText(text, search))).toEqual([])
})

test.each([
  ['dat lich', ['đặt', 'dạt', 'đ']],
  ['bệnh viện', ['bênh viên']],
  ['đặt lịch', ['đạt', 'dât', 'datlich', 'lichh']],
  // These searches have diacritics that the text does not have: on a plain letter, and in place of another diacritic.
  ['Đặt lịch', ['lïch', 'đäch', 'đ\u0308at']],
  ['short', ['shorter', 'x', '.*', '%', '\\', 's?']],
  ['', ['a']],
])('%j contains none of %j', (text, searches) => {
  expect(searches.filter((search) => containsText(text, search))).toEqual([])
})
