import { describe, inject } from 'vitest'
import { emptyDatabase, openDatabase } from '../testing/postgres.ts'
import { describeStore } from '../testing/store-behaviour.ts'

describe.skipIf(!inject('postgresUrl'))('on a real server', () => {
  describeStore('PostgreSQL', async () => openDatabase(await emptyDatabase()))
})
