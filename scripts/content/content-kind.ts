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
   * Schemas of the exports of the file of facts, by the names of the exports (`caseStudy` and `cover` of
   * `case-study.ts`). The first export must be the one with the facts, because `factOf` looks up single facts there.
   */
  exports: Readonly<Record<string, z.ZodObject>>
  /** Schema of an item's texts in one language. */
  texts: z.ZodObject
  /** Name of the fact whose value must be different in every item, e.g. `id`. */
  uniqueFact: string
  /** Finds problems of the texts that show only when they are compared with the facts or with another language. */
  textsProblems?(texts: Texts, folder: ContentFolder, locale: Locale): string[]
  /** Finds problems that show only when all folders are compared. Each problem begins with the path of its file. */
  crossFolderProblems?(folders: readonly ContentFolder[]): string[]
}

/**
 * One content item, such as a case study. It holds the item's slug, its texts in each language, and the exports of its
 * file of facts under their own names (`caseStudy` and `cover` of `case-study.ts`).
 */
export type ContentItem<Kind extends ContentKind> = { slug: string; texts: Record<Locale, z.infer<Kind['texts']>> } & {
  [Name in keyof Kind['exports']]: z.infer<Kind['exports'][Name]>
}
