import { describe, inject } from 'vitest'
import { describeAnyText } from './testing/any-text-behaviour.ts'
import { emptyDatabase, openDatabase } from './testing/postgres.ts'

describe.skipIf(!inject('postgresUrl'))('on a real server', () => {
  describeAnyText('PostgreSQL', async () => openDatabase(await emptyDatabase()), 30)
})
