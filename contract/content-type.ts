const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/**
 * Returns the media type of a file by the file's extension. Only files that devices store for offline use need an entry
 * in `CONTENT_TYPES`. Throws for any other extension.
 */
export function contentType(path: string): string {
  const type = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (!type) throw new Error(`${path}: name the media type of its extension in contract/content-type.ts`)
  return type
}
