import Markdown, { defaultUrlTransform } from 'react-markdown'

/** The HTML elements that the markdown of a text may produce. Of all other elements only the text is kept. */
const ELEMENTS = ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em']

/** Schemes that are allowed in links. Paths within the site are allowed, too. */
const SCHEMES = /^(https?|mailto):/i

interface ChapterMarkdownProps {
  /** The name of the text in the error message, in the form `slug/locale/field`. */
  id: string
  text: string
}

/**
 * Renders markdown. HTML tags in the text are shown as text. If the text cannot be rendered, throws an error that names
 * the text.
 */
export function ChapterMarkdown({ id, text }: ChapterMarkdownProps) {
  try {
    return Markdown({ children: text, allowedElements: ELEMENTS, unwrapDisallowed: true, urlTransform: safeUrl })
  } catch (cause) {
    throw new Error(`The text ${id} in client/content/case-studies/ cannot be set as markdown`, { cause })
  }
}

/** Returns the address of a link, or an empty text if its scheme is not allowed. */
function safeUrl(url: string): string {
  const safe = defaultUrlTransform(url)
  return /^[\w+.-]+:/.test(safe) && !SCHEMES.test(safe) ? '' : safe
}
