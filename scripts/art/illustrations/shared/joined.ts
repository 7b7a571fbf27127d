/**
 * Shapes with neighbouring paths of one fill as one path, which is shorter. Only where those that overlap run the same way
 * round: one that ran against the other would cut a hole.
 */
export function joined(shapes: string): string {
  const run = /<path fill="([^"]+)" d="[^"]*"\/>(?:<path fill="\1" d="[^"]*"\/>)+/g
  return shapes.replace(run, (paths, fill) => paths.replaceAll(`"/><path fill="${fill}" d="`, ''))
}
