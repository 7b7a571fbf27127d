import type { z } from 'zod'
import type { Locale } from '#contract/addresses.ts'
import type { ContentFolder, Texts } from './content-folder.ts'

/** A kind of content: each item is a folder with a file of facts and a file of texts for each language. */
export interface ContentKind {
  /** One item in words. */
  name: string
  /** Path of the items' folders from the root of the repository. */
  folder: string
  /** The file of an item with what is the same in every language. */
  factsFile: string
  /** What that file exports, by name; the facts come first. */
  exports: Readonly<Record<string, z.ZodObject>>
  /** The texts of a language. */
  texts: z.ZodObject
  /** The fact that no two items may share. */
  uniqueFact: string
  /** Problems of the texts that only the facts or another language show. */
  textsProblems?(texts: Texts, folder: ContentFolder, locale: Locale): string[]
  /** Problems that only all folders together show, each with the path of its file. */
  problemsOfAll?(folders: readonly ContentFolder[]): string[]
}

/** An item of a kind: its slug, each export of its file of facts by name, and its texts by language. */
export type ContentItem<Kind extends ContentKind> = { slug: string; texts: Record<Locale, z.infer<Kind['texts']>> } & {
  [Name in keyof Kind['exports']]: z.infer<Kind['exports'][Name]>
}
