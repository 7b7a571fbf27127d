import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProseText } from './prose-text.tsx'

test('a text is rendered as paragraphs and lists', () => {
  const html = renderToStaticMarkup(<ProseText text={'First - with a dash.\n\n- one\n- two\n\nLast.'} />)
  expect(html).toBe('<p>First - with a dash.</p><ul><li>one</li><li>two</li></ul><p>Last.</p>')
})
