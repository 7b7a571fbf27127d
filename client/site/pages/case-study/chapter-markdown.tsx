import Markdown, { defaultUrlTransform } from 'react-markdown'

/** Elements that are kept. The text of other elements stays, as plain text. */
const ELEMENTS = ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em']

/** Allowed besides paths within the site. */
const SCHEMES = /^(https?|mailto):/i

interface ChapterMarkdownProps {
  /** Named in the error message for a text that cannot be rendered. */
  id: string
  text: string
}

/** Renders a text in markdown. HTML in the text is shown as text. */
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
