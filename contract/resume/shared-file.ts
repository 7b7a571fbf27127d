/**
 * The address to which the operating system posts a file that is shared with the installed site (`share_target` of the
 * manifest). The service worker answers the request.
 */
export const SHARE_PATH = '/share'

/** Name of the form field that contains the shared file. */
export const SHARED_FILE_FIELD = 'resume'

/**
 * Query parameter of the careers page that announces a file from outside the site. If the worker has stored a shared
 * file, the value is `kept`. If the worker could not store it, the value is the reason, such as `full`. If no worker
 * was there to store it, the value is `lost`, and comes from the server. If the visitor has opened a file with the
 * installed site, the value is empty: the page then gets the file from the browser (`start-shared-file.ts`).
 */
export const SHARED_PARAMETER = 'shared'
