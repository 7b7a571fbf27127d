import { expect, test } from 'vitest'
import { RESUME_EXTENSIONS, resumeExtension } from '#contract/resume/resume.ts'
import { validResumes } from '#contract/testing/resumes.ts'
import { safeFileName } from './file-name.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Hồ sơ – Nguyễn Thị Ánh.pdf', 'Hồ sơ – Nguyễn Thị Ánh.pdf'],
  ['Hồ sơ.pdf'.normalize('NFD'), 'Hồ sơ.pdf'],
  ['履歴書 🙂.docx', '履歴書 🙂.docx'],
  ['CV (1).PDF', 'CV (1).PDF'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['C:\\Users\\anh\\cv.pdf', 'cv.pdf'],
  ['/cv.pdf', 'cv.pdf'],
  ['cv\r\nBcc: x@evil.example.pdf', 'cv Bcc_ x@evil.example.pdf'],
  ['cv\u0000.pdf', 'cv.pdf'],
  ['cv\u202excod.pdf', 'cvxcod.pdf'],
  ['c\u200bv\ufeff.pdf', 'cv.pdf'],
  ['c\u00adv\u2028.pdf', 'cv.pdf'],
  ['a<b>c:d"e|f?g*.pdf', 'a_b_c_d_e_f_g_.pdf'],
  ['..cv.pdf', 'cv.pdf'],
  ['  cv  .pdf', 'cv.pdf'],
  ['cv . ..pdf', 'cv.pdf'],
  ['con.pdf', '_con.pdf'],
  ['LPT1.tar.pdf', '_LPT1.tar.pdf'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['nul .pdf', '_nul.pdf'],
  ['console.pdf', 'console.pdf'],
  ['\u200b.pdf', 'resume.pdf'],
  ['???.pdf', '___.pdf'],
  [`${'ộ'.repeat(300)}.pdf`, `${'ộ'.repeat(58)}.pdf`],
  [`${'a'.repeat(300)}.docx`, `${'a'.repeat(175)}.docx`],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test.each([
  ['. ', ''],
  ['. ', 'x.pdf'],
  ['a.', ''],
  ['.', ''],
])('the time for a name of many %j and %j at the end grows at most as its length', (part, end) => {
  const nameOf = (count: number) => `x${part.repeat(count)}${end}`
  const clean = (name: string) => resumeExtension(safeFileName(name))
  expect(clean(nameOf(8000))).toBe(resumeExtension(nameOf(8000)))
  // For a name of twice the length, a regular expression without backtracking takes twice as long. One that backtracks
  // from each character takes four times as long.
  expect(shortestMs(() => clean(nameOf(16_000)))).toBeLessThan(3 * shortestMs(() => clean(nameOf(8000))))
})

/** The time that `work` takes if nothing disturbs it, in ms: the shortest of many runs. */
function shortestMs(work: () => void): number {
  const times = Array.from({ length: 30 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** Parts of random file names: problematic characters, and letters to put between them. */
const ALPHABET = [
  ...'aZ9.. -–/\\:*?"<>|%\r\n\t\0\u007f\u0085\u00a0\u00ad\u2028\u202a\u202e\u2066\u200b\u200d\ufeff\u{e0041}ộỡẠ',
  '\u0303',
  '\u0323',
  '\ud800',
  'con',
  'aux.',
  'COM1',
  '.pdf',
  '🙂',
]

function* randomNames(count: number): Generator<string> {
  let state = 20261122
  const next = (limit: number) => {
    // Park and Miller's generator gives the same names at every run.
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  for (let made = 0; made < count; made++) {
    const length = next(next(20) === 0 ? 400 : 14)
    const stem = Array.from({ length }, () => ALPHABET[next(ALPHABET.length)]).join('')
    yield `${stem}.${RESUME_EXTENSIONS[next(RESUME_EXTENSIONS.length)]}`
  }
}

test('any file name becomes safe and keeps its extension', async () => {
  const samples = (await validResumes()).map(({ name }) => name)
  for (const name of [...samples, ...randomNames(3000)]) {
    const safe = safeFileName(name)
    const shown = JSON.stringify({ name, safe })
    expect(safe, shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/u)
    expect(safe, shown).not.toMatch(/^[. ]|[. ]$/)
    expect(safe, shown).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
    expect(safe, shown).toBe(safe.normalize('NFC'))
    expect(safe.length, shown).toBeGreaterThan(0)
    expect(Buffer.byteLength(safe), shown).toBeLessThanOrEqual(181)
    if (resumeExtension(name)) expect(resumeExtension(safe), shown).toBe(resumeExtension(name))
    expect(safeFileName(safe), shown).toBe(safe)
  }
})
