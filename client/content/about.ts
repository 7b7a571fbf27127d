import type about from '#client/i18n/locales/en/about.json'

/** The paragraphs of the about page in their order. */
export const aboutParagraphs: readonly (keyof typeof about.paragraphs)[] = ['name', 'start', 'team', 'work', 'promise']
