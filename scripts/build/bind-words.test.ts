import { expect, test } from 'vitest'
import { bindWords } from './bind-words.ts'
import { BOUND_WORDS } from './bound-words.ts'

/** Binds the words of a text and shows each no-break space as `~`. */
const bound = (text: string) => bindWords(text).replaceAll('\u00a0', '~')

test('names and compounds are bound in upper and lower case', () => {
  expect(bound('Kỹ thuật viên ở Tân Bình, TP. Hồ Chí Minh')).toBe('Kỹ~thuật viên ở Tân~Bình, TP.~Hồ~Chí~Minh')
  expect(bound('In Ho Chi Minh City')).toBe('In Ho~Chi~Minh~City')
})

test('a figure is bound to its unit', () => {
  expect(bound('2,5 triệu lượt tải, 24 giờ, từ tháng 3 năm 2022')).toBe(
    '2,5~triệu lượt tải, 24~giờ, từ tháng~3 năm~2022',
  )
  expect(bound('18+ years, 80 ms, 2 September, 45,000 orders')).toBe('18+~years, 80~ms, 2~September, 45,000 orders')
})

test('a range and an amount with its currency are not broken', () => {
  expect(bound('{{from}}–{{to}} VND')).toBe('{{from}}–\u2060{{to}} VND')
  expect(bound('8:30–17:30, 35–52 million VND a month, VND 75 million (3,000 USD)')).toBe(
    '8:30–\u206017:30, 35–\u206052~million VND a month, VND~75~million (3,000 USD)',
  )
})

test('a phone number is not broken', () => {
  expect(bound('Ví dụ: 0912 345 678 hoặc +84 912 345 678.')).toBe('Ví dụ: 0912~345~678 hoặc +84~912~345~678.')
  expect(bound('"M0 100 200 300", 1000 900')).toBe('"M0 100 200 300", 1000 900')
})

test('a slash between words does not begin a line', () => {
  expect(bound('Hà Nội, Việt Nam / Làm việc kết hợp, vi/lat, 3 / 4')).toBe(
    'Hà~Nội, Việt~Nam~/ Làm~việc~kết~hợp, vi/lat, 3 / 4',
  )
})

test('a part of a word is not bound', () => {
  expect(bound('bảo hiểma, xbảo hiểm, 3 sáng, 3 nămx')).toBe('bảo hiểma, xbảo hiểm, 3 sáng, 3 nămx')
})

test('an escape before a word in a source is not part of it', () => {
  expect(bound(String.raw`"Một dòng.\n\nPhòng khám"`)).toBe(String.raw`"Một dòng.\n\nPhòng~khám"`)
  expect(bound(String.raw`"Thay\u00a0máy chủ"`)).toBe(String.raw`"Thay\u00a0máy~chủ"`)
})

test('binding twice changes nothing more', () => {
  const once = bindWords('Phòng khám ở Cần Thơ, 5 km')
  expect(bindWords(once)).toBe(once)
})

test('each bound word is on the list once, composed as texts are', () => {
  expect(new Set(BOUND_WORDS).size).toBe(BOUND_WORDS.length)
  expect(BOUND_WORDS.filter((word) => word !== word.normalize('NFC') || !word.includes(' '))).toEqual([])
})
