/**
 * The address to which the operating system posts a file that is shared with the installed site (`share_target` of the
 * manifest). The service worker answers the request.
 */
export const SHARE_PATH = '/share'

/** Name of the form field that contains the shared file. */
export const SHARED_FILE_FIELD = 'resume'

/**
 * Query parameter of the careers page that announces a file from outside the site. The value is `kept` if the worker
 * has stored a shared file, or the reason why the worker has not. The value is empty if the visitor has opened a file
 * with the installed site: the page then gets the file from the browser (`start-shared-file.ts`).
 */
export const SHARED_PARAMETER = 'shared'
