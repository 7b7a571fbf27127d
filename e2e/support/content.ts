const FOLDER = new URL('../../client/content/', import.meta.url)

/** The exports of a file in `client/content/`. The type parameter says which exports the caller needs. */
export async function readContent<Exports>(file: string): Promise<Exports> {
  return (await import(new URL(file, FOLDER).href)) as Exports
}
