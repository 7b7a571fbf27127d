import { buildWhenNeeded } from '../../scripts/build-when-needed.ts'

/** Vitest's global set-up of the project `site`: what it reads is the site as the sources are now. */
export function setup(): void {
  buildWhenNeeded()
}
