/** React emits title, meta and link elements ahead of the root's content when no `<head>` is rendered: these, and the content. */
export function splitHead(html: string): { head: string; root: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, root: html.slice(head.length) }
}
