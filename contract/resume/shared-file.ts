/** Where systems send a file that was shared with the installed site (`share_target` of the manifest); the worker takes it. */
export const SHARE_PATH = '/share'

/** The name of the file's part in what is posted there. */
export const SHARED_FILE_FIELD = 'resume'

/** The query parameter of the careers page that says what became of a file, and asks it to take one that the system hands over. */
export const SHARED_PARAMETER = 'shared'
