/** One entry for each group of files. */
export const SITE_CACHE = 'site'

/** Apart from the groups: the site is ready for offline use without the film, and no update throws it away. */
export const FILM_CACHE = 'film'
