import { proseBlocks } from './prose-blocks.ts'

/** Renders a translated text with its paragraphs and lists (`proseBlocks`). */
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
