import { proseBlocks } from './prose-blocks.ts'

/** The paragraphs and lists of a translated text, as `proseBlocks` finds them. */
export function ProseText({ text }: { text: string }) {
  return proseBlocks(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
}
