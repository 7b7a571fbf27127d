import type { z } from 'zod'
import type { Locale } from '#contract/addresses.ts'
import type { ContentFolder, Texts } from './content-folder.ts'

/**
 * A kind of content, such as case studies. Each item of the kind is a folder with one file of facts (what is the same
 * in every language) and one file of texts for each language.
 */
export interface ContentKind {
  /** The name of one item in messages. */
  name: string
  /** Path of the folder that contains the items' folders, from the root of the repository. */
  folder: string
  /** Name of the file of facts, e.g. `case-study.ts`. Facts are the same in every language. */
  factsFile: string
  /**
   * Schemas of the exports of the file of facts, by name. The schema of the facts must come first, because `factOf`
   * reads the first export.
   */
  exports: Readonly<Record<string, z.ZodObject>>
  /** Schema of an item's texts in one language. */
  texts: z.ZodObject
  /** Name of the fact in which no two items may have the same value. */
  uniqueFact: string
  /** Finds problems of the texts that show only when they are compared with the facts or with another language. */
  textsProblems?(texts: Texts, folder: ContentFolder, locale: Locale): string[]
  /** Finds problems that show only when all folders are compared. Each problem begins with the path of its file. */
  problemsOfAll?(folders: readonly ContentFolder[]): string[]
}

/** An item of a kind of content: its slug, each export of its file of facts by name, and its texts by language. */
export type ContentItem<Kind extends ContentKind> = { slug: string; texts: Record<Locale, z.infer<Kind['texts']>> } & {
  [Name in keyof Kind['exports']]: z.infer<Kind['exports'][Name]>
}
