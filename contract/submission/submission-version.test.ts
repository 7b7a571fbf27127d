import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SCHEMAS } from './schemas.ts'
import { SUBMISSION_VERSION } from './submission.ts'

/**
 * The schemas must accept every payload of this version and of later ones. A device tries to send a submission for
 * `RETENTION_DAYS`, in the version in which it was stored. A payload of an older version is accepted if it fits.
 */
const OLDEST_VERSION = Math.max(1, SUBMISSION_VERSION - 2)

const HOW_TO_CHANGE_A_SCHEMA = `
A schema of contract/submission has changed. Pages and relays of two releases meet during a deploy, so:
1. Raise SUBMISSION_VERSION in contract/submission/submission.ts.
2. Give a new field a default (z._default), so that the relay accepts submissions of earlier pages.
3. Run this test once more: it writes contract/submission/versions/${SUBMISSION_VERSION + 1}.txt. Commit that file. Never edit an earlier one.
Only while version ${SUBMISSION_VERSION} has not been deployed yet: delete its file instead and run this test once more.
`

const versionFiles = import.meta.glob<string>('./versions/*.txt', { query: '?raw', import: 'default', eager: true })

/**
 * Describes each field of the schemas in one line: `kind.field required|optional JSON-schema`. A JSON schema leaves out
 * checks that are functions, such as the check of the phone, so these tests do not notice a change of such a check.
 */
function describeSchemas(): string {
  const lines = Object.entries(SCHEMAS).flatMap(([kind, schema]) => {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
    return Object.entries(properties).map(
      ([field, rule]) =>
        `${kind}.${field} ${required.includes(field) ? 'required' : 'optional'} ${JSON.stringify(rule)}`,
    )
  })
  return `${lines.join('\n')}\n`
}

test('a changed schema has a new version', async () => {
  await expect(describeSchemas(), HOW_TO_CHANGE_A_SCHEMA).toMatchFileSnapshot(`./versions/${SUBMISSION_VERSION}.txt`)
})

test('a payload of each of the two versions before has all required fields and no unknown one', () => {
  const fieldsIn = (text = '') =>
    new Map(Array.from(text.matchAll(/^(\S+) (required|optional)/gm), ([, field, need]) => [field, need]))
  const now = fieldsIn(describeSchemas())
  for (let version = OLDEST_VERSION; version < SUBMISSION_VERSION; version++) {
    const then = fieldsIn(versionFiles[`./versions/${version}.txt`])
    expect([...now.keys()], `version ${version}`).toEqual(expect.arrayContaining([...then.keys()]))
    for (const [field, need] of now) {
      if (need === 'required') expect(then.get(field), `version ${version}: ${field}`).toBe('required')
    }
  }
})
