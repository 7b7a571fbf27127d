const BREADCRUMB_TITLE_MAX_LENGTH = 50

/** A title as the breadcrumb shows it: cut at 50 characters, plus dots (specification §2). */
export function shortTitle(title: string): string {
  const characters = [...title]
  if (characters.length <= BREADCRUMB_TITLE_MAX_LENGTH) return title
  return `${characters.slice(0, BREADCRUMB_TITLE_MAX_LENGTH).join('')}...`
}
