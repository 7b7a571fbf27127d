/**
 * Reads what a simulated device has on its disk at this moment. The records are read from the internals of
 * `fake-indexeddb`, because a transaction would answer only later.
 */
import type { SealedSubmission, SubmissionRecord } from '#client/device/database/submission-record.ts'
import { sentAsKey, stampKey } from '#client/device/drafts/draft-keys.ts'
import type { SentNote } from '#client/device/drafts/draft-stamps.ts'
import { textOf } from './databases.ts'
import { contentOf } from './hpke.ts'

interface RawDatabase {
  rawObjectStores: Map<string, { records: { values(): Iterable<{ key: unknown; value: unknown }> } }>
}

/** Returns the submissions on the disk. Those that are encrypted also have their `content` as text. */
export function submissionsIn(indexedDB: IDBFactory): SubmissionRecord[] {
  const contents = recordsIn(indexedDB, 'resumes')
  const sealed = (valuesIn(indexedDB, 'sealed') as SealedSubmission[]).map((record) => ({
    ...record,
    // A getter, because most callers need only the state, and reading the encrypted content takes time.
    get content() {
      return contentOf(new Uint8Array((contents.get(record.id) ?? new ArrayBuffer()) as ArrayBuffer))
    },
  }))
  return [...(valuesIn(indexedDB, 'submissions') as SubmissionRecord[]), ...sealed]
}

/** Returns the drafts on the disk that were not sent, and what is noted beside them. */
export function draftsIn(indexedDB: IDBFactory): unknown[] {
  const records = recordsIn(indexedDB, 'drafts')
  const ids = submissionsIn(indexedDB).map(({ id }) => id)
  const isSent = (name: string) => {
    const note = records.get(sentAsKey(name)) as SentNote | undefined
    return note !== undefined && ids.includes(note.id) && note.stamps.has(records.get(stampKey(name)))
  }
  return [...records].filter(([key]) => !isSent(key as string)).map(([, value]) => value)
}

/** Returns all records and files on the disk: records as they are, files as text. */
export function readableIn(indexedDB: IDBFactory): { records: unknown[]; files: string[] } {
  return {
    records: ['submissions', 'sealed', 'drafts'].flatMap((store) => valuesIn(indexedDB, store)),
    files: valuesIn(indexedDB, 'resumes').map(textOf),
  }
}

function valuesIn(indexedDB: IDBFactory, store: string): unknown[] {
  return [...recordsIn(indexedDB, store).values()]
}

function recordsIn(indexedDB: IDBFactory, store: string): Map<unknown, unknown> {
  const databases = (indexedDB as unknown as { _databases: Map<string, RawDatabase> })._databases
  const records = databases.get('lat')?.rawObjectStores.get(store)?.records.values() ?? []
  return new Map([...records].map(({ key, value }) => [key, value]))
}
