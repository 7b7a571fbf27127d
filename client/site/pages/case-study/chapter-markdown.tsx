import Markdown, { defaultUrlTransform } from 'react-markdown'

/** Elements that are rendered. Of other elements only the text is kept, as plain text. */
const ELEMENTS = ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em']

/** Schemes that are allowed in links. Paths within the site are allowed, too. */
const SCHEMES = /^(https?|mailto):/i

interface ChapterMarkdownProps {
  /** Names the text in the error message if it cannot be rendered. */
  id: string
  text: string
}

/**
 * Renders markdown. HTML in the text is shown as text. Throws an error that names the text if it cannot be rendered.
 */
export function ChapterMarkdown({ id, text }: ChapterMarkdownProps) {
  try {
    return Markdown({ children: text, allowedElements: ELEMENTS, unwrapDisallowed: true, urlTransform: safeUrl })
  } catch (cause) {
    throw new Error(`The text ${id} in client/content/case-studies/ cannot be set as markdown`, { cause })
  }
}

function safeUrl(url: string): string {
  const safe = defaultUrlTransform(url)
  return /^[\w+.-]+:/.test(safe) && !SCHEMES.test(safe) ? '' : safe
}
