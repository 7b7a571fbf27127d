/** A kind of content whose items are a folder each. */
export interface ContentKind {
  /** One of them in words. */
  name: string
  /** Where the folders lie, from the root of the repository. */
  folders: string
  /** The file of a folder that holds what is the same in every language; a file a language stands beside it. */
  factsFile: string
}
