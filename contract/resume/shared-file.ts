/**
 * The address to which the operating system posts a file that is shared with the installed site (`share_target` of the
 * manifest). The service worker answers the request.
 */
export const SHARE_PATH = '/share'

/** Name of the form field that contains the shared file. */
export const SHARED_FILE_FIELD = 'resume'

/**
 * Query parameter of the careers page. It says whether the worker has stored the shared file or the page has to get the
 * file from the system.
 */
export const SHARED_PARAMETER = 'shared'
