import type { StoryMarkdown } from './story-markdown.tsx'

let component: typeof StoryMarkdown | undefined

/** Brings the code that sets markdown: to be called before a story is rendered. Rejects when it cannot be had. */
export async function loadStoryMarkdown(): Promise<void> {
  component = (await import('./story-markdown.tsx')).StoryMarkdown
}

/** @throws Error when `loadStoryMarkdown` has not succeeded before. */
export function storyMarkdown(): typeof StoryMarkdown {
  if (!component) throw new Error('The code that sets markdown could not be loaded')
  return component
}
