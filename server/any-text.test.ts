import { describeAnyText } from './testing/any-text-behaviour.ts'
import { pgliteStore } from './testing/pglite.ts'
import { temporaryStore } from './testing/temporary-store.ts'

describeAnyText('SQLite', temporaryStore, 60)
describeAnyText('PGlite', pgliteStore, 30)
