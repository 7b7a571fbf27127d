import bullets from '#client/components/tile-bullets.module.css'
import { StoryMarkdown } from './story-markdown.tsx'
import styles from './story-text.module.css'

interface StoryTextProps {
  /** `slug/locale/field`: what it is known by in the page and in messages. */
  id: string
  markdown: string
}

/** A text of a case study. */
export function StoryText({ id, markdown }: StoryTextProps) {
  return (
    <div id={id} className={`${styles.text} ${bullets.bullets}`}>
      <StoryMarkdown id={id} text={markdown} />
    </div>
  )
}
