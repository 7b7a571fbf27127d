import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const titlesSchema = z.record(z.string(), z.object({ title: z.string(), path: z.string() }))

/** What a job is called in the company's language and the path of its page, by the title in an application. */
export type JobTitles = ReadonlyMap<string, { title: string; path: string }>

/** The jobs as the build wrote them; none before the first build, and none where that cannot be read: mails do without. */
export function readJobTitles(file: string): JobTitles {
  try {
    return new Map(Object.entries(titlesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
  } catch {
    return new Map()
  }
}
