import { useState } from 'react'
import bullets from '#client/components/tile-bullets.module.css'
import { servedHtml } from './served-html.ts'
import { storyMarkdown } from './story-markdown-loader.ts'
import styles from './story-text.module.css'
import { StoryTextBoundary } from './story-text-boundary.tsx'

const className = `${styles.text} ${bullets.bullets}`

interface StoryTextProps {
  /** `slug/locale/field`: what it is known by in the page and in messages. */
  id: string
  markdown: string
}

/**
 * A text of a case study. What came with the served page is left as it is: it needs no script to be read, and what turns markdown
 * into elements is loaded for pages that are reached later. A text that cannot be set is shown as it is written.
 */
export function StoryText({ id, markdown }: StoryTextProps) {
  return (
    <StoryTextBoundary key={id} text={markdown}>
      <Text id={id} markdown={markdown} />
    </StoryTextBoundary>
  )
}

function Text({ id, markdown }: StoryTextProps) {
  const [html] = useState(() => servedHtml(id))
  if (html === undefined)
    return (
      <div id={id} className={className}>
        <SetText id={id} markdown={markdown} />
      </div>
    )
  return (
    <div
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the element's own content, as this component was rendered at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function SetText({ id, markdown }: StoryTextProps) {
  const Markdown = storyMarkdown()
  return <Markdown id={id} text={markdown} />
}
