/**
 * `npm run texts [commit]` prints every text of the site that has changed since a commit, for proofreading. Without an
 * argument it compares with the first commit. For a text in a JSON file it prints the key, the old text and the new
 * one. For a text in code it prints the changed lines.
 */
import { execFileSync } from 'node:child_process'
import { textLeaves } from './content/text-leaves.ts'

const TEXTS = ['client/i18n/locales', 'client/content']

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' })
/** The commit with which the current texts are compared. */
const since = process.argv[2] ?? git('rev-list', '--max-parents=0', 'HEAD').trim()

/**
 * All texts of a JSON file at a commit, by their dotted keys. Returns no texts if the file did not exist at that commit
 * or was not valid JSON.
 */
function textsAt(commit: string, file: string): Map<string, string> {
  try {
    return new Map(textLeaves(JSON.parse(git('show', `${commit}:${file}`))))
  } catch {
    return new Map()
  }
}

/** The changed lines of a file of code that contain a text. A text is a literal that contains a space. */
function changedLines(file: string): string[] {
  const lines = git('diff', '--unified=0', since, 'HEAD', '--', file).split('\n')
  return lines.filter((line) => /^[-+](?![-+]).*['"`].*\s.*['"`]/.test(line))
}

/** The changed texts of a JSON file: the key, the old text and the new one. */
function changedEntries(file: string): string[] {
  const [before, after] = [textsAt(since, file), textsAt('HEAD', file)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}\n- ${before.get(key) ?? '(none)'}\n+ ${after.get(key) ?? '(none)'}`)
}

const files = git('diff', '--name-only', since, 'HEAD', '--', ...TEXTS)
  .split('\n')
  .filter(Boolean)
for (const file of files.filter((name) => /\.(json|ts)$/.test(name) && !name.endsWith('.test.ts'))) {
  const changes = file.endsWith('.json') ? changedEntries(file) : changedLines(file)
  if (changes.length > 0) process.stdout.write(`\n## ${file}\n\n${changes.join('\n\n')}\n`)
}
