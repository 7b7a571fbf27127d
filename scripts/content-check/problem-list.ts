/** An error that lists what stops a build, one problem a line. */
export function problemList(title: string, problems: readonly string[]): Error {
  const error = new Error([title, ...problems].join('\n- '))
  // The list says where to look; where it was thrown would only stand below it.
  error.stack = error.message
  return error
}
