/** Handler of a rejection: ignores the error of a missing file or folder, and throws every other error. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
