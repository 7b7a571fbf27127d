import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProseText } from './prose-text.tsx'

test('words between asterisks are bold in lists, and large in figures', () => {
  const html = renderToStaticMarkup(<ProseText text={'- **One,** and\n- two **2** words\n\n+ **3** days'} />)
  expect(html.replace(/ class="[^"]+"/g, ' class')).toBe(
    '<ul><li><strong>One,</strong> and</li><li>two <strong>2</strong> words</li></ul>' +
      '<div class><p><strong>3</strong> days</p></div>',
  )
})

test('a text is rendered as paragraphs and lists', () => {
  const html = renderToStaticMarkup(<ProseText text={'First - with a dash.\n\n- one\n- two\n\nLast.'} />)
  expect(html).toBe('<p>First - with a dash.</p><ul><li>one</li><li>two</li></ul><p>Last.</p>')
})
