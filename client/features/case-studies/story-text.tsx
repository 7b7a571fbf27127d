import bullets from '#client/components/tile-bullets.module.css'
import { storyMarkdown } from './story-markdown-loader.ts'
import styles from './story-text.module.css'
import { StoryTextBoundary } from './story-text-boundary.tsx'

interface StoryTextProps {
  /** `slug/locale/field`: what it is known by in the page and in messages. */
  id: string
  markdown: string
}

/** A text of a case study. One that cannot be set is shown as it is written. */
export function StoryText({ id, markdown }: StoryTextProps) {
  return (
    <StoryTextBoundary key={id} text={markdown}>
      <div id={id} className={`${styles.text} ${bullets.bullets}`}>
        <SetText id={id} markdown={markdown} />
      </div>
    </StoryTextBoundary>
  )
}

function SetText({ id, markdown }: StoryTextProps) {
  const Markdown = storyMarkdown()
  return <Markdown id={id} text={markdown} />
}
