import Markdown, { defaultUrlTransform } from 'react-markdown'

/** Headings, lists and quotes; the words of anything else stay, as plain text. */
const ELEMENTS = ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em']

/** Beside addresses within the site, which have none. */
const SCHEMES = /^(https?|mailto):/i

interface StoryMarkdownProps {
  /** What the message names when the text cannot be set. */
  id: string
  text: string
}

/** The elements of a text in markdown. HTML in it stays text. */
export function StoryMarkdown({ id, text }: StoryMarkdownProps) {
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
