/** The operating system posts files shared with the installed site here (`share_target` of the manifest). The worker answers. */
export const SHARE_PATH = '/share'

/** Name of the form part with the file. */
export const SHARED_FILE_FIELD = 'resume'

/** Query parameter of the careers page: whether the shared file was stored, or that the page has to take it from the system. */
export const SHARED_PARAMETER = 'shared'
