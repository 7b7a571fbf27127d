const FOLDER = new URL('../../client/content/', import.meta.url)

/** The exports of a file in `client/content/`; the caller names those that it needs. */
export async function readContent<Exports>(file: string): Promise<Exports> {
  return (await import(new URL(file, FOLDER).href)) as Exports
}
