import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChapterMarkdown } from './chapter-markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<ChapterMarkdown id="slug/en/solution" text={text} />)

test('headings, lists and quotes are rendered', () => {
  expect(html('### Why\n\nBecause.\n\n- one\n- two\n\n> It works.\n>\n> A cook').replaceAll('\n', '')).toBe(
    '<h3>Why</h3><p>Because.</p><ul><li>one</li><li>two</li></ul><blockquote><p>It works.</p><p>A cook</p></blockquote>',
  )
})

test('HTML is shown as text', () => {
  expect(html('<script>alert(1)</script>\n\nA <b>word</b>')).not.toMatch(/<(script|b)>/)
  expect(html('A <b>word</b>')).toBe('<p>A &lt;b&gt;word&lt;/b&gt;</p>')
})

test('other elements become plain text', () => {
  expect(html('![a picture](/x.png) `code` ~~so~~')).toBe('<p> code ~~so~~</p>')
})

test.each([
  ['https://example.com/', 'https://example.com/'],
  ['/contact-us', '/contact-us'],
  ['mailto:hello@lat.example', 'mailto:hello@lat.example'],
  ['#results', '#results'],
  ['javascript:alert(1)', ''],
  ['xmpp:someone@example.com', ''],
  ['ircs://example.com', ''],
])('a link to %s leads to "%s"', (url, href) => {
  expect(html(`[there](${url})`)).toBe(`<p><a href="${href}">there</a></p>`)
})

test('the error names the text that cannot be rendered', () => {
  expect(() => html(42 as unknown as string)).toThrow('slug/en/solution')
})
