import { buildWhenNeeded } from '../../scripts/build-when-needed.ts'

/** Global set-up of Vitest's project `site`: builds the site when the sources have changed. */
export function setup(): void {
  buildWhenNeeded()
}
