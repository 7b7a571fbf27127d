import { describe, expect, test } from 'vitest'
import { CASE_STUDIES } from './case-studies.ts'
import { folderProblems, problemsOfAll } from './folder-problems.ts'
import { type CaseStudyChanges, caseStudyFolder } from './testing/case-study-folder.ts'
import { inEveryLanguage } from './testing/content-folder.ts'

const problemsOf = (changes: CaseStudyChanges = {}) => folderProblems(CASE_STUDIES, caseStudyFolder(changes))

const IN_FOLDER = 'client/content/case-studies/tide-tables'

const bars = (count: number) => Array.from({ length: count }, () => ({ label: 'A', value: 1, text: '1' }))
/** A bar chart, or a diagram of the kind in `fields`. */
const diagram = (fields: Record<string, unknown>) => {
  const ofBars = 'kind' in fields ? {} : { kind: 'bars', tile: { value: 1, text: '1' } }
  return inEveryLanguage({ diagrams: [{ ...ofBars, section: 'solution', caption: 'Calls', ...fields }] })
}
const lines = (values: number[], marks?: unknown[]) =>
  diagram({ kind: 'lines', unit: 'm', points: ['1', '2', '3', '4'], lines: [{ label: 'Tide', values }], marks })
const marked = (...marks: unknown[]) => lines([1, 2, 3, 4], marks)
const schedule = (from: number, to: number) =>
  diagram({ kind: 'schedule', columns: ['May', 'June'], rows: [1, 2].map(() => ({ label: 'Move', from, to })) })

test('a valid folder has no problems', () => {
  expect(problemsOf()).toEqual([])
})

describe('one line names file, field and what to write', () => {
  test.each<[problem: string, changes: CaseStudyChanges, expected: string]>([
    [
      'a missing language',
      { files: { 'vi.json': undefined } },
      '/vi.json is missing: add it with the texts in Vietnamese: title, description, category, results, resultLabels, challenge, solution, resultText, productPicture, diagrams',
    ],
    [
      'missing facts',
      { files: { 'case-study.ts': undefined } },
      '/case-study.ts is missing: add it with the exports "caseStudy"',
    ],
    [
      'a file that does not belong',
      { files: { 'cover.png': '' } },
      '/cover.png does not belong there: the files of a case study are case-study.ts, en.json',
    ],
    ['broken JSON', { files: { 'en.json': '{"title": }' } }, '/en.json is no JSON object: Unexpected token'],
    ['JSON of something else', { files: { 'en.json': '"Tide"' } }, '/en.json is no JSON object: it holds "Tide"'],
    ['broken facts', { exports: new Error('Unexpected token') }, '/case-study.ts cannot be read: Unexpected token'],
    [
      'no export of facts',
      { exports: { caseStudy: undefined } },
      '/case-study.ts: add the export "caseStudy" (the facts: i18nKey, client,',
    ],
    [
      'no cover',
      { exports: { cover: undefined } },
      '/case-study.ts: add the export "cover" (how the cover is drawn: scene,',
    ],
    ['an unknown export', { exports: { covr: {} } }, '/case-study.ts: the export "covr" is not known'],

    ['a missing fact', { facts: { client: undefined } }, '/case-study.ts: add "client" (the name of the client)'],
    ['an empty fact', { facts: { client: ' ' } }, '/case-study.ts: "client" is empty: write the name of the client'],
    ['a fact that is no text', { facts: { client: 7 } }, '/case-study.ts: "client" is 7: write the name of the client'],
    ['an unknown fact', { facts: { cleint: 'Bến Lặng' } }, '/case-study.ts: "cleint" is no field that is known'],
    [
      'an unknown industry',
      { facts: { industry: 'retial' } },
      '/case-study.ts: "industry" "retial" is none of retail_ecommerce,',
    ],
    [
      'a missing industry',
      { facts: { industry: undefined } },
      '/case-study.ts: add "industry" (one of retail_ecommerce,',
    ],
    [
      'an unknown service',
      { facts: { service: 'all' } },
      '/case-study.ts: "service" "all" is none of enterprise_software,',
    ],
    ['no technologies', { facts: { technologies: ' ; ' } }, '/case-study.ts: "technologies" names none'],
    [
      'a month in words',
      { facts: { published: 'May 2024' } },
      '/case-study.ts: "published" is "May 2024": write the month of publication, YYYY-MM',
    ],
    ['a month too many', { facts: { published: '2024-13' } }, '/case-study.ts: "published" is "2024-13"'],
    [
      'a key with a hyphen',
      { facts: { i18nKey: 'tide-tables' } },
      '/case-study.ts: "i18nKey" is "tide-tables": write a name in camelCase',
    ],
    [
      'a figure of two parts',
      { facts: { resultsWithIcon: 'Users|2.5M+' }, en: { resultLabels: undefined } },
      '/case-study.ts: "resultsWithIcon" "Users|2.5M+" is not icon|value|label',
    ],
    [
      'an unknown icon',
      { facts: { resultsWithIcon: 'Rocket|1|pilots' } },
      '/case-study.ts: "resultsWithIcon" the icon "Rocket" of "Rocket|1|pilots" is none of Users, TrendingUp, Clock',
    ],

    [
      'an unknown scene',
      { cover: { scene: 'paper-bot' } },
      '/case-study.ts: "cover.scene" "paper-bot" is no file in scripts/art/covers/scenes/; there are appointment-calendar,',
    ],
    ['an unknown layout', { cover: { layout: 'wall' } }, '/case-study.ts: "cover.layout" "wall" is none of arch,'],
    ['an unknown ground', { cover: { ground: 'blue' } }, '/case-study.ts: "cover.ground" "blue" is none of eggshell,'],
    ['no seed', { cover: { seed: undefined } }, '/case-study.ts: add "cover.seed" (a whole number'],

    [
      'a missing text',
      { vi: { category: undefined } },
      '/vi.json: add "category" (a word or two for the badge of the card)',
    ],
    [
      'a missing section',
      { en: { challenge: undefined } },
      '/en.json: add "challenge" (markdown: what went wrong and what could not be changed)',
    ],
    [
      'an empty section',
      { vi: { resultText: ' ' } },
      '/vi.json: "resultText" is empty: write markdown: what came of it',
    ],
    ['an empty text', { en: { title: '' } }, '/en.json: "title" is empty: write what was built, as a heading'],
    ['a list instead of a text', { en: { title: ['Tide'] } }, '/en.json: "title" is ["Tide"]: write what was built'],
    ['an unknown text', { en: { chalenge: '' } }, '/en.json: "chalenge" is no field that is known'],
    [
      'a long description',
      { en: { description: 'x'.repeat(156) } },
      '/en.json: "description" has 156 characters, at most 155 fit',
    ],
    [
      'two results',
      { en: { results: 'A; B;' } },
      '/en.json: "results" has 2 entries, three or four separated by semicolons belong there',
    ],
    ['five results', { vi: { results: 'A; B; C; D; E' } }, '/vi.json: "results" has 5 entries'],
    [
      'a result without a figure',
      {
        facts: { resultsWithIcon: '' },
        en: { results: '3 boats; 2 tides; No paper', resultLabels: undefined },
        vi: { results: '3 tàu; 2 con nước; 0 tờ giấy', resultLabels: undefined },
      },
      '/en.json: results: "No paper" does not begin with a figure',
    ],
    [
      'a label that is missing',
      { vi: { resultLabels: { pilots: 'hoa tiêu' } } },
      '/vi.json: add "resultLabels.updates" (the words below a figure',
    ],
    [
      'a label without figure',
      { en: { resultLabels: { pilots: 'A', updates: 'B', boats: 'C' } } },
      '/en.json: "resultLabels.boats" is named by no entry of resultsWithIcon',
    ],
    [
      'a paragraph in one language only',
      { ...inEveryLanguage({ fullDescription: 'Tides.' }), vi: {} },
      '/vi.json: add "fullDescription" (the case in one paragraph), since en.json has it',
    ],
    [
      'highlights in one language only',
      { ...inEveryLanguage({ keyHighlights: 'A; B' }), en: {} },
      '/en.json: add "keyHighlights" (what is worth telling a colleague, separated by semicolons), since vi.json has it',
    ],
    ['diagrams in one language only', { vi: { diagrams: undefined } }, '/vi.json: add "diagrams" (diagrams as'],
  ])('%s', (_problem, changes, expected) => {
    const problems = problemsOf(changes)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.slice(0, IN_FOLDER.length)).toBe(IN_FOLDER)
    expect(problems[0]?.slice(IN_FOLDER.length).startsWith(expected), problems[0]).toBe(true)
  })
})

test.each(['Tide-Tables', 'tide_tables', 'thủy-triều', 'tide tables', '-tide', 'tide--tables', '404'])(
  '%s is no slug',
  (slug) => {
    expect(problemsOf({ slug })).toEqual([
      `client/content/case-studies/${slug}: rename it to an address: lower-case letters, digits, hyphens`,
    ])
  },
)

describe('markdown that the page cannot show', () => {
  test.each([
    '## Tide',
    '##### Tide',
    '###Tide',
    '* Tide',
    '-Tide',
    '| Tide |',
    '    Tide',
    '  - Tide',
    '```',
    '---',
    '***',
    '* * *',
    '===',
    '<b>Tide</b>',
    '>Tide',
  ])('%s is refused with its line', (line) => {
    const problems = problemsOf({ en: { challenge: `The tide.\n\n${line}` } })
    expect(problems).toEqual([
      expect.stringContaining(`en.json: "challenge" has "${line}" as line 3: paragraphs, "### "`),
    ])
  })

  test.each([
    '2024 was wet.',
    '“Where is it?”',
    'Đò',
    '3.5 m of water',
    '#### Low tide',
    '1. Wait',
    '**Never** in June',
    '*Never*',
  ])('%s can be shown', (line) => {
    expect(problemsOf({ en: { challenge: line } })).toEqual([])
  })
})

describe('diagrams', () => {
  test.each<[problem: string, changes: CaseStudyChanges, expected: string]>([
    ['no kind', diagram({ kind: undefined }), 'add "diagrams[0].kind" (diagrams as'],
    [
      'an unknown kind',
      diagram({ kind: 'pie' }),
      '"diagrams[0].kind" "pie" is none of bars, flow, hub, lines, schedule',
    ],
    [
      'an unknown section',
      diagram({ section: 'results', bars: bars(2) }),
      '"diagrams[0].section" "results" is none of challenge, solution, resultText',
    ],
    ['a part that there is not', diagram({ bars: bars(2), part: 2 }), '"diagrams[0].part" is 2, of 1 parts'],
    ['no caption', diagram({ caption: undefined, bars: bars(2) }), 'add "diagrams[0].caption"'],
    ['an unknown field', diagram({ bars: bars(2), colour: 'red' }), '"diagrams[0].colour" is no field that is known'],
    ['one bar', diagram({ bars: bars(1) }), '"diagrams[0].bars" has 1 entries, at least 2 belong there'],
    ['seven bars', diagram({ bars: bars(7) }), '"diagrams[0].bars" has 7 entries, at most 6 fit'],
    [
      'a value in words',
      diagram({ bars: [...bars(1), { ...bars(1)[0], value: '4' }] }),
      '"diagrams[0].bars[1].value" is "4"',
    ],
    [
      'a bar longer than the whole',
      diagram({ whole: 0.5, bars: bars(2) }),
      '"diagrams[0].bars[0].value" is 1, more than the whole, 0.5',
    ],
    [
      'two steps',
      diagram({ kind: 'flow', steps: [{ title: 'A' }, { title: 'B' }] }),
      '"diagrams[0].steps" has 2 entries, at least 3',
    ],
    [
      'two spokes',
      diagram({ kind: 'hub', hub: { title: 'A' }, spokes: ['B', 'C'] }),
      '"diagrams[0].spokes" has 2 entries, at least 3',
    ],
    ['a line that ends early', lines([1, 2, 3]), '"diagrams[0].lines[0].values" has 3 entries, "points" has 4'],
    ['a mark on no line', marked({ line: 2, point: 4 }), '"diagrams[0].marks[0].line" is 2, of 1 lines'],
    ['a mark at no point', marked({ line: 1, point: 5 }), '"diagrams[0].marks[0].point" is 5, of 4 points'],
    ['a mark before the first point', marked({ line: 1, point: 0 }), '"diagrams[0].marks[0].point" is 0, at least 1'],
    [
      'five marks',
      marked(...[1, 2, 3, 4, 4].map((point) => ({ line: 1, point }))),
      '"diagrams[0].marks" has 5 entries, at most 4 fit',
    ],
    [
      'a row beyond the last column',
      schedule(1, 3),
      '"diagrams[0].rows[0].to" is 3: it lies between "from", 1, and the last of the 2 columns',
    ],
    ['a row that ends before it begins', schedule(2, 1), '"diagrams[0].rows[0].to" is 1'],
    ['a row before the first column', schedule(0, 1), '"diagrams[0].rows[0].from" is 0, at least 1 belong there'],
  ])('%s', (_problem, changes, expected) => {
    const problems = problemsOf(changes)
    expect(problems[0]?.startsWith(`${IN_FOLDER}/en.json: ${expected}`), problems[0]).toBe(true)
  })

  test.each<[difference: string, vi: Record<string, unknown>, expected: string]>([
    [
      'another number',
      {
        bars: [
          { label: 'A', value: 1, text: '1' },
          { label: 'A', value: 2, text: '1' },
        ],
      },
      '"diagrams[0].bars[1].value" is 2, in en.json it is 1',
    ],
    ['a bar more', { bars: bars(3) }, '"diagrams[0].bars[2].label" is a text, in en.json it is missing'],
    [
      'another section',
      { section: 'challenge', bars: bars(2) },
      '"diagrams[0].section" is "challenge", in en.json it is "solution"',
    ],
  ])('%s in another language', (_difference, vi, expected) => {
    expect(problemsOf({ ...diagram({ bars: bars(2) }), vi: diagram(vi).vi })).toEqual([
      `${IN_FOLDER}/vi.json: ${expected}: all languages have the same diagrams`,
    ])
  })

  test('another mark in another language', () => {
    const { vi } = marked({ line: 1, point: 3 })
    expect(problemsOf({ ...marked({ line: 1, point: 2 }), vi })).toEqual([
      `${IN_FOLDER}/vi.json: "diagrams[0].marks[0].point" is 3, in en.json it is 2: all languages have the same diagrams`,
    ])
  })

  test('other words are no difference', () => {
    const translated = bars(2).map((bar) => ({ ...bar, label: 'Trước', text: '1 cuộc' }))
    expect(problemsOf({ ...diagram({ bars: bars(2) }), vi: diagram({ bars: translated }).vi })).toEqual([])
  })
})

test('two folders may not have the same translation id', () => {
  expect(problemsOfAll(CASE_STUDIES, [caseStudyFolder(), caseStudyFolder({ slug: 'tide-tables-2' })])).toEqual([
    'client/content/case-studies/tide-tables-2/case-study.ts: "i18nKey" "tideTables" is that of tide-tables, too: each needs its own',
  ])
})

test('all problems are listed at once', () => {
  const folder = caseStudyFolder({
    facts: { client: undefined, service: 'web' },
    en: { title: '' },
    files: { 'vi.json': undefined },
  })
  expect(folderProblems(CASE_STUDIES, folder)).toHaveLength(4)
})
