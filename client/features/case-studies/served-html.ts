const known = new Map<string, string>()

/**
 * What an element of the served page holds, read when it is first asked for and remembered for the rest of the visit; undefined
 * while prerendering and where there is no such element.
 */
export function servedHtml(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  const html = known.get(id) ?? document.getElementById(id)?.innerHTML
  if (html !== undefined) known.set(id, html)
  return html
}
